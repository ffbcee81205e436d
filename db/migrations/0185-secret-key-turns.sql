-- SECRET_KEY is replaced while the product runs. Two columns say where that stands, and one has the derived keys of former ones that live on.
alter table installation
  -- The key that the current one replaced, until everything sealed under it is sealed under the current one.
  add column former_key_fingerprint text,
  add column resealed_at timestamptz(3),
  -- [{ owner, purpose, sealed }], the oldest first, each sealed under the current SECRET_KEY.
  add column kept_keys jsonb not null default '[]' check (jsonb_typeof(kept_keys) = 'array');

-- The number of a bank account is sealed again under another key, and stays what it is. The rest is never edited.
drop trigger bank_accounts_kept on bank_accounts;
create trigger bank_accounts_kept before update on bank_accounts for each row
  when ((old.id, old.rep_id, old.bank, old.branch_code, old.last_four, old.asked_at)
      is distinct from (new.id, new.rep_id, new.bank, new.branch_code, new.last_four, new.asked_at)
    or new.holder is distinct from old.holder and new.holder is not null
    or new.sealed_number is distinct from old.sealed_number and new.sealed_number is not null
      and current_setting('thengisa.resealing', true) is distinct from 'on')
  execute function keep_bank_account();
