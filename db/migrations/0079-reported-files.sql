-- What lay at a message when it was reported; its files stay until the report is decided, whatever its sender does.
alter table message_reports add column reported_attachments jsonb not null default '[]';

create table message_report_files (
  report_id uuid not null references message_reports (id) on delete cascade,
  file_id uuid not null references stored_files (id),
  primary key (report_id, file_id)
);
create index message_report_files_of_file on message_report_files (file_id);
