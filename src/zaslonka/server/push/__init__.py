"""Messages to the devices of people who are away: Web Push.  TAB-115, PRV-17."""
