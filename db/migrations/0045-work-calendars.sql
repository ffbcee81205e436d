-- On which days a rep can work: those of each week (null: any), and single days that are otherwise.
alter table rep_profiles
  add column work_weekdays text[] check (work_weekdays <@ array['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']),
  add column days_off date[] not null default '{}',
  add column days_on date[] not null default '{}';
