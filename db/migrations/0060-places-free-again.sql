-- The work of somebody who was accepted may end before it is done: then their place is free again.
alter table job_applications
  drop constraint job_applications_status_check,
  add constraint job_applications_status_check
    check (status in ('pending', 'interview', 'accepted', 'rejected', 'withdrawn', 'ended'));
alter table application_steps
  drop constraint application_steps_status_check,
  add constraint application_steps_status_check
    check (status in ('pending', 'interview', 'accepted', 'rejected', 'withdrawn', 'ended'));

