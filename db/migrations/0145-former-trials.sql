-- A random key for hashes that outlive SECRET_KEY, sealed under it.
alter table installation add column sealed_lasting_key bytea;

-- Whether the refund of a first payment was used under an earlier account with the same email address.
alter table rep_profiles add column refund_used boolean not null default false;
alter table business_profiles add column refund_used boolean not null default false;

-- What an email address has used of the trial and the refund, from when its account was deleted or moved to another address.
create table former_trials (
  address_hash bytea not null check (length(address_hash) = 32),
  side text not null check (side in ('rep', 'business')),
  -- The account that moved to another address; null once it is deleted.
  user_id uuid,
  trial_ends_at timestamptz(3) not null,
  refund_used boolean not null,
  left_at timestamptz(3) not null,
  primary key (address_hash, side)
);
create index former_trials_of_user on former_trials (user_id) where user_id is not null;
create index former_trials_left on former_trials (left_at);
