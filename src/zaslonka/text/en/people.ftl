# Passkeys and recovery codes

keys-title = Keep your name
keys-why = Only this browser knows who you are. With a passkey (a fingerprint, a face, the device’s PIN) you can come in from another one too. Nobody has to.
passkeys = Passkeys
passkey-phone = Phone
passkey-computer = Computer
passkey-label = Name of the new passkey
passkey-add = Add a passkey
passkey-made = Done: this passkey will know you.
passkey-not-made = No passkey was made: it was stopped, or this device has one already.
passkey-unused = not used yet
passkey-used = last used: { $when }
passkey-remove = Remove
passkey-remove-sure = Really remove
passkeys-need-https = Browsers make passkeys only at an address with https (or at localhost). Recovery codes work here too.
passkeys-unknown = This browser does not know passkeys. Recovery codes work here too.
codes-left = { $count ->
        [0] You have no recovery codes: for when you lose every device.
        [one] You have { $count } recovery code left.
       *[other] You have { $count } recovery codes left.
    }
codes-draw = Show ten codes
codes-again = New codes instead of the old
codes-once = Write them down now: they are shown this once. Each works one time, and whoever has one becomes you.
codes-copy = Copy the codes
sign-in-why = This device becomes you, with all your seats.
sign-in-passkey = Come in with a passkey
sign-in-code = Or a recovery code
sign-in-code-use = Use the code
sign-in-done = Welcome, { $name }.
sign-in-not-done = Nothing has changed: no passkey was chosen.
key-hint-title = Keep your name?
key-hint-why = Only this browser knows it. With a passkey you come back to your tables from any device. Nobody has to.
key-hint-do = Keep it
key-hint-no = No need

refused-table-no-passkeys-here = There are no passkeys at this address: browsers make them only for a domain with https (or localhost), and this server’s address is { $address }. Recovery codes work everywhere.
refused-table-passkeys-enough = You already have { $most } passkeys; remove one before you add another.
refused-table-passkey-unproven = This passkey did not prove that it is yours. Try again.
refused-table-passkey-unknown = This server does not know that passkey: it was removed, or its owner was forgotten.
refused-table-challenge-spent = That took too long, or was used already. Try again.
refused-table-code-unknown = There is no such code, or it was used already.

# Friends

friends-lead = People you play with. Two are friends when both agree.
friends-nobody = After your first game with somebody you will find them here.
friends-seen = Friends see whether I am at a table
friends-seen-why = And of which game, never at which table. Only those who have agreed to the same.
friends-asks = Would like to be friends
friends-agree = Agree
friends-not-agree = No
friends-mine = Friends
friends-at = At a table now: { $game }
friends-join = Join the table
friends-again = Play again: { $game }
friends-again-any = Play again
friends-last = { $game }, { $when }
friends-part = Remove
friends-part-sure = Remove from friends
friends-block = Block
friends-block-sure = Really block
friends-block-why = Whom you block is not told: you just do not see their requests and invitations, and pairing does not bring you together.
friends-asked = Requests sent
friends-withdraw = Withdraw
friends-met = Lately at one table with you
friends-add = Add as friend
friends-blocked = { $count ->
        [one] { $count } person blocked
       *[other] { $count } people blocked
    }
friends-unblock = Unblock
friends-here = You played together
friends-is = a friend
friends-is-asked = request sent
friends-blocked-here = Somebody whom you have blocked sits at this table: { $names }.

problem-unknown-person = This person is not here any more.
refused-table-friends-enough = You already have { $most } friends and people asked; remove somebody before you add more.
refused-table-blocked-by-you = You have blocked this person. Unblock them first.
refused-table-blocked-enough = At most { $most } people can be blocked.
refused-table-not-friends = Only friends can be invited.
refused-table-nothing-played = The table you played at is gone. Open a new one and send its link.
