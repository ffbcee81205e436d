-- Whom visitors write to and when somebody answers. Null: as the brand has it, which knows no database.

alter table operator_settings
  add column support_email text check (length(support_email) between 3 and 120),
  add column support_phone text check (length(support_phone) between 9 and 20),
  add column support_whatsapp text check (support_whatsapp ~ '^[1-9][0-9]{8,14}$'),
  add column weekday_hours text check (weekday_hours ~ '^(Closed|[0-9]{1,2}:00-[0-9]{1,2}:00)$'),
  add column saturday_hours text check (saturday_hours ~ '^(Closed|[0-9]{1,2}:00-[0-9]{1,2}:00)$'),
  add column sunday_hours text check (sunday_hours ~ '^(Closed|[0-9]{1,2}:00-[0-9]{1,2}:00)$');
