-- The hours of every shift as ranges of time, for comparisons across midnight. `shiftOn` of the domain says the same, and a test compares
-- the two. South Africa has no daylight saving.
create function shift_hours(days date[], schedule jsonb) returns tstzmultirange
language sql immutable parallel safe as $$
  select coalesce(range_agg(tstzrange(
    (day + starts) at time zone 'Africa/Johannesburg',
    (day + ends + case when ends <= starts then interval '1 day' else interval '0' end) at time zone 'Africa/Johannesburg')),
    '{}')
  from unnest(days) as day
  cross join (select (schedule ->> 'from')::time as starts, (schedule ->> 'to')::time as ends) as hours
  where schedule is not null
$$;

-- When a rep has work, beside the days: a shift of one evening may end on the morning of the next.
alter table match_reps add column taken_hours tstzmultirange not null default '{}';

update match_reps m set taken_hours = taken.hours
from (
  select rep_id, range_agg(shifts) as hours from (
    select a.rep_id, unnest(shift_hours(o.working_days, o.schedule)) as shifts
    from job_applications a join jobs o on o.id = a.job_id
    where a.status = 'accepted'
    union all
    select e.rep_id, unnest(shift_hours(t.days, e.schedule))
    from engagements e join milestones t on t.engagement_id = e.id
    where t.status not in ('lapsed', 'cancelled', 'no_show', 'business_absent')) as shift
  where upper(shifts) > now()
  group by rep_id) as taken
where taken.rep_id = m.rep_id;
