-- An email address that the team corrects waits, can be stopped and can be undone, as the removal of a second factor can.
alter table factor_removals rename to support_changes;
alter index factor_removals_pkey rename to support_changes_pkey;
alter index factor_removals_by_time rename to support_changes_by_time;
alter table support_changes drop constraint factor_removals_one_at_a_time;
alter table support_changes
  add column kind text not null default 'second_factor_removal' check (kind in ('second_factor_removal', 'email_correction')),
  add column new_email text,
  -- From then on the new mailbox is asked to confirm. A removal is carried out at that moment, and its row goes.
  add column begun_at timestamptz(3),
  add constraint support_changes_email check ((kind = 'email_correction') = (new_email is not null)),
  add constraint support_changes_one_at_a_time unique (user_id, kind);
alter table support_changes alter column kind drop default;

alter table factor_changes rename to access_changes;
alter index factor_changes_pkey rename to access_changes_pkey;
alter index factor_changes_by_user rename to access_changes_by_user;
alter index factor_changes_by_age rename to access_changes_by_age;
alter table access_changes drop constraint factor_changes_kind_check;
alter table access_changes
  add column former_email text,
  add constraint access_changes_kind_check check (kind in (
    'app_added', 'app_removed', 'codes_made', 'codes_removed', 'passkey_added', 'passkey_removed', 'all_removed',
    'email_corrected'
  )),
  add constraint access_changes_former_email check ((kind = 'email_corrected') = (former_email is not null));

-- A hold that ends by itself. Nobody lifts it before.
alter table wallet_holds
  add column ends_at timestamptz(3),
  add constraint wallet_holds_end_by_rule check (ends_at is null or placed_by is null);
create index wallet_holds_ending on wallet_holds (ends_at) where lifted_at is null and ends_at is not null;
