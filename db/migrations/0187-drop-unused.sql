-- Drops what no statement of the previous version reads or writes. Locks each table for an instant: a dropped column is only hidden, and
-- application_notes has been empty since 0171.
alter table match_reps
  drop column completed, drop column no_shows, drop column late_cancellations, drop column hired_again, drop column answer_hours;
alter table milestones drop column checked_out;
alter table course_lessons drop column video;
drop table application_notes;
drop function application_notes_move();
