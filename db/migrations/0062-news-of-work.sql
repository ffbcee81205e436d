-- Both sides are told of each step of agreed work, and before a deadline is over.
alter table milestones
  -- When whoever has to do something is reminded of it; null: they were, or nobody has to.
  add column remind_at timestamptz(3);
create index milestones_to_remind on milestones (remind_at) where remind_at is not null;
alter table notification_choices
  add column work_updates boolean not null default true;
