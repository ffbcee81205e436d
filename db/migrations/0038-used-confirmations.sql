-- A confirmation link that was used is kept until it would have ended, so that it can say so.
alter table one_time_tokens add column used_at timestamptz;
