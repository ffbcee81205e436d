-- The wallet of a rep, and what is on its way to them, is found among what is held for everybody's work.
create index ledger_accounts_of_rep on ledger_accounts (rep_id) where rep_id is not null;
