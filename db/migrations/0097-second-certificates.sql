-- Whoever may take the test again after a certificate was withdrawn gets another, under its own number. Of those that are valid there is one.
alter table certificates
  -- From when on its holder may take the final test again.
  add column retake_at timestamptz(3),
  add constraint certificates_retake check (retake_at is null or withdrawn_at is not null);
drop index certificates_once;
create unique index certificates_once on certificates (user_id, course_id) where withdrawn_at is null;
create index certificates_of_user on certificates (user_id, course_id, issued_at desc);
-- While one is withdrawn and its holder may not try again, there is no other: at most one of these.
create unique index certificates_shut_out on certificates (user_id, course_id) where withdrawn_at is not null and retake_at is null;
