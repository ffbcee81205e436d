-- The network that a device signed in from last, as a keyed hash: the mark of a program can be guessed, and proves nothing.
alter table known_devices add column network_hash bytea;
