-- Few accounts are withdrawn. What asks which of the payouts go to one of them read all accounts of all reps.
create index bank_accounts_withdrawn on bank_accounts (id) where status = 'withdrawn';
