-- What each side of a dispute proposes that the rep gets, and the decision that both can appeal once before its money moves. Columns without
-- defaults: they lock milestone_steps and milestones for an instant.
alter table milestone_steps add column proposed_cents bigint;
alter table milestone_steps add constraint milestone_steps_proposed check (proposed_cents >= 0) not valid;
alter table milestones
  add column ruled_cents bigint,
  add column ruled_by uuid[] not null default '{}',
  add column appealed_at timestamptz(3);
alter table milestones add constraint milestones_ruled check (ruled_cents >= 0 and ruled_cents <= pay_cents) not valid;
