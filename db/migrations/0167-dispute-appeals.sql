-- Which sides accepted the decision of a dispute, and who made one that can be appealed. The column has a constant default: it locks milestones for an instant.
alter table milestones add column accepted_by text[] not null default '{}';
alter table milestones
  add constraint milestones_accepted_by check (accepted_by <@ array['rep', 'business']) not valid,
  add constraint milestones_ruled_by check ((ruled_cents is null) = (cardinality(ruled_by) = 0)) not valid,
  add constraint milestones_appealed check (appealed_at is null or ruled_cents is not null) not valid;
