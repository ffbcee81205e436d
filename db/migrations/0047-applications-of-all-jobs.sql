-- A business looks through all it received, newest first, also those of one status.
create index job_applications_of_business_by_time on job_applications (business_id, applied_at desc, id desc);
create index job_applications_of_business_by_status on job_applications (business_id, status, applied_at desc, id desc);
drop index job_applications_of_business;
