-- What people choose in their settings, and accounts that were deleted.

-- No row: what the defaults say. Mails that the account itself needs (confirmation, security) are not a matter of choice.
create table notification_choices (
  user_id uuid primary key references users (id) on delete cascade,
  application_updates boolean not null default true,
  new_applicants boolean not null default true,
  -- Direct marketing needs consent first (POPIA, section 69).
  product_news boolean not null default false,
  updated_at timestamptz(3) not null default now()
);

-- A deleted account keeps its row, without anything personal, for as long as other people's records point at it.
alter table users add column deleted_at timestamptz(3);
alter table users add constraint users_deleted_are_nobody check (
  deleted_at is null or (password_hash is null and new_email is null and user_metadata = '{}' and email like '%.invalid')
);
-- The record of a sign-up holds what the form sent along; it is found again when the account is deleted.
create index events_signed_up_by_user on events ((payload ->> 'userId')) where name = 'account.signed_up';
