"""What goes over the wire: its shapes, and each table as every seat may know it; all of it pure."""
