-- Which transfers of an engagement a payment is about: the number that the ledger knows its milestone by.
alter table payment_milestones add column milestone int;
update payment_milestones f set milestone = m.number from milestones m where m.id = f.milestone_id;
alter table payment_milestones alter column milestone set not null;
