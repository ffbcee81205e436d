alter table subscriptions
  -- Its charge was late when its payer cancelled it: what comes in for it afterwards goes back.
  add column cancelled_late boolean not null default false,
  -- Counts what was wanted of the provider: whoever has asked it for something sees that something else was wanted meanwhile.
  add column wanted_version int not null default 0;
