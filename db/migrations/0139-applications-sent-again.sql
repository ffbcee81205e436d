-- A withdrawn application may be sent again, and then passes through the same steps once more.
create index application_steps_by_status on application_steps (application_id, status, created_at desc);
alter table application_steps drop constraint application_steps_once;
