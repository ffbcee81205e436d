-- Who accepted the reason of an entry, and what that was. Nullable columns: both tables are locked for an instant. No entry was excused before.
alter table reliability_entries
  add column excused_by text,
  add column excused_for text;
alter table reliability_entries
  add constraint reliability_entries_excused_by check (excused_by in ('business', 'team')) not valid,
  add constraint reliability_entries_excused check (num_nulls(excused_at, excused_by, excused_for) in (0, 3) and excused_for <> '') not valid;
alter table reliability_appeals add column excused boolean;
alter table reliability_appeals
  add constraint reliability_appeals_one_outcome check (not (struck and excused)) not valid;

-- What an entry says never changes, and an accepted reason isn't taken back.
create or replace function reliability_entries_keep()
  returns trigger language plpgsql as $$
begin
  if (new.source_id, new.kind, new.minutes, new.happened_at, new.milestone_id) is distinct from
     (old.source_id, old.kind, old.minutes, old.happened_at, old.milestone_id)
     or old.excused_at is not null and (new.excused_at, new.excused_by, new.excused_for) is distinct from
     (old.excused_at, old.excused_by, old.excused_for) then
    raise exception 'what a reliability entry says never changes' using errcode = 'check_violation';
  end if;
  return new;
end $$;
