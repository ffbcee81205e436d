-- One private note of a business about a rep, instead of one more on each application; and whole teams that are hired again.
-- The notes on applications are read once and moved: half a minute for a million of them, during which no former version writes one.
-- `standby_places` is locked for the moment it takes to add a nullable column. The other tables are new.

-- A merged note can be longer than a new one may be.
alter table rep_notes drop constraint rep_notes_text_check;
alter table rep_notes add constraint rep_notes_text_check check (text <> '');

lock table application_notes in share row exclusive mode;

-- A note that stays alone keeps its text to the letter. Of several, each begins with where and when it was written.
with notes as (
  select a.business_id, a.rep_id, n.text, n.updated_at, 'On the application for “' || j.title || '”' as place
  from application_notes n
  join job_applications a on a.id = n.application_id
  join jobs j on j.id = a.job_id
  union all
  select n.business_id, n.rep_id, n.text, n.updated_at, 'About the rep'
  from rep_notes n
  where exists (
    select from application_notes o join job_applications a on a.id = o.application_id
    where a.business_id = n.business_id and a.rep_id = n.rep_id)
)
insert into rep_notes as kept (business_id, rep_id, text, updated_at)
select business_id, rep_id,
  case when count(*) = 1 then min(text)
    else string_agg(
      place || ', ' || to_char(updated_at at time zone 'Africa/Johannesburg', 'FMDD Mon YYYY, HH24:MI') || E':\n' || text,
      E'\n\n' order by updated_at, place) end,
  max(updated_at)
from notes
group by business_id, rep_id
on conflict (business_id, rep_id) do update set text = excluded.text, updated_at = excluded.updated_at;

delete from application_notes;

-- The former version may still write notes on applications for some minutes: they go to the note about the rep.
create function application_notes_move() returns trigger language plpgsql as $$
begin
  insert into rep_notes as kept (business_id, rep_id, text, updated_at)
  select business_id, rep_id, new.text, new.updated_at from job_applications where id = new.application_id
  on conflict (business_id, rep_id) do update
    set text = case when position(new.text in kept.text) > 0 then kept.text else kept.text || E'\n\n' || new.text end,
      updated_at = greatest(kept.updated_at, new.updated_at);
  return null;
end $$;
create trigger application_notes_moved before insert on application_notes
  for each row execute function application_notes_move();

-- One act of a business that invites reps who worked for it to a job. settled_at: no invitation is open any more, and the places left empty are offered
-- as the business chose.
create table rehires (
  id uuid primary key,
  business_id uuid not null references business_profiles (id) on delete cascade,
  job_id uuid not null references jobs (id) on delete cascade,
  empty_places text not null check (empty_places in ('applicants', 'standby')),
  answer_by timestamptz(3) not null,
  sent_at timestamptz(3) not null,
  settled_at timestamptz(3)
);
create index rehires_due on rehires (answer_by, id) where settled_at is null;
create index rehires_of_business on rehires (business_id, sent_at desc, id desc);
create index rehires_of_job on rehires (job_id);

create table rehire_invitations (
  id uuid primary key,
  rehire_id uuid not null references rehires (id) on delete cascade,
  job_id uuid not null references jobs (id) on delete cascade,
  rep_id uuid not null references rep_profiles (id) on delete cascade,
  status text not null check (status in ('open', 'accepted', 'declined', 'expired', 'withdrawn')),
  answered_at timestamptz(3),
  unique (rehire_id, rep_id),
  check ((status = 'open') = (answered_at is null))
);
create unique index rehire_invitations_one_open on rehire_invitations (job_id, rep_id) where status = 'open';
create index rehire_invitations_of_rep on rehire_invitations (rep_id, status);

-- A place that no invited rep took, beside those whose rep dropped out.
alter table standby_places alter column engagement_id drop not null;
alter table standby_places add column rehire_id uuid references rehires (id) on delete cascade;
alter table standby_places add constraint standby_places_of_one check (num_nonnulls(engagement_id, rehire_id) = 1) not valid;
create index standby_places_of_rehire on standby_places (rehire_id) where rehire_id is not null;
