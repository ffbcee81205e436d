-- What an administrator may do follows from a role. Whoever was one until now could do all of it: an owner.
alter table admin_users
  add column role text not null default 'owner'
    constraint admin_users_role_known check (role in ('owner', 'reviewer', 'finance', 'support'));
alter table admin_users alter column role drop default;

alter table admin_users
  -- Null until somebody who was invited has chosen one.
  alter column password_hash drop not null,
  -- Of the link that was mailed last to somebody who was invited: the token itself, 256 random bits, is only in the mail.
  add column invitation_hash bytea constraint admin_users_invitation_once unique,
  add column invitation_expires_at timestamptz(3),
  add constraint admin_users_whole_invitation check ((invitation_hash is null) = (invitation_expires_at is null));
