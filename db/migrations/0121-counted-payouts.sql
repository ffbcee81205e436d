-- How many lines a payout of the provider has was counted anew for every payout of a page: a week has tens of thousands. They are known
-- when it is recorded, and stay.
alter table provider_payouts add column line_count integer not null default 0;
update provider_payouts o set line_count = counted.lines
from (select settled_in, count(*) as lines from provider_lines where settled_in is not null group by settled_in) counted
where counted.settled_in = o.id;
alter table provider_payouts alter column line_count drop default;
