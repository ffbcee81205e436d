-- The number of a void sale is free again, and what is read by time has an index. Sales are new: each table is locked for an instant.
alter table sales drop constraint sales_business_id_external_id_key;
create unique index sales_once on sales (business_id, external_id) where status <> 'void';
create index sales_of_number on sales (business_id, external_id);
create index sales_of_time on sales (at) where status = 'counted';
create index sale_scans_of_time on sale_scans (first_at);
create index engagements_with_sales on engagements (id) where sales_terms is not null;
