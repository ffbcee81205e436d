-- When the business last disputed or voided a sale of a gig. A nullable column: the lock is for a moment.
alter table engagements add column sales_changed_at timestamptz(3);
