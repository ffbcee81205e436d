-- What an account comes to is added up from the index alone: the platform's own have an entry of nearly every payment.
create index ledger_entries_by_account on ledger_entries (account_id, transfer_id) include (amount_cents);
drop index ledger_entries_of_account;
-- The platform's own, of which the balance is not kept: some ten among those of everybody.
create index ledger_accounts_without_balance on ledger_accounts (kind) where balance_cents is null;
