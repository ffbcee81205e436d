-- Other processes write meanwhile: what they begin before the triggers are there has to be counted, or wait.
lock table course_purchases, course_lesson_progress, course_answers, course_attempts in share row exclusive mode;

-- What the panel says of a course was counted from everybody who ever had it, with all that they read and answered. Now it is kept. A change is
-- a row of its own, so that nobody waits for anybody; a task adds them up now and then, and a reader adds what is left.
create table course_counts (
  kind text not null check (kind in
    ('bought', 'gift', 'free', 'returned', 'begun', 'finished', 'read', 'answered', 'said')),
  course_id uuid not null,
  -- Null: of those who have not begun it.
  version_id uuid,
  -- That was read, or answered rightly.
  lesson integer,
  -- What was said first to a question.
  question_id text,
  option integer,
  people bigint not null,
  constraint course_counts_once unique nulls not distinct (kind, course_id, version_id, lesson, question_id, option)
);
create table course_count_changes (
  id bigint generated always as identity primary key,
  kind text not null,
  course_id uuid not null,
  version_id uuid,
  lesson integer,
  question_id text,
  option integer,
  change bigint not null
);

-- As what somebody who has a course, or had it, is counted.
create function course_standing(had course_purchases) returns table (kind text)
language sql immutable as $$
  select standing.kind
  from (values (had.source, had.returned_at is null), ('returned', had.returned_at is not null),
               ('begun', had.returned_at is null and had.begun_at is not null),
               ('finished', had.returned_at is null and had.completed_at is not null)) as standing (kind, counts)
  where counts
$$;

-- What was answered first to each question of tests: in the first that drew it and was handed in with an answer.
create function course_tested(attempts course_attempts[]) returns table (question_id text, option integer)
language sql immutable as $$
  select distinct on (answer ->> 'id') answer ->> 'id', (answer ->> 'option')::int
  from unnest(attempts) attempt, jsonb_array_elements(attempt.answers) answer
  where attempt.handed_in_at is not null and answer ->> 'option' is not null
  order by answer ->> 'id', attempt.drawn_at, attempt.id
$$;

-- How far somebody came, and what they said.
create function course_passage(had course_purchases)
returns table (kind text, lesson integer, question_id text, option integer)
language sql stable as $$
  select reached.kind, done.lesson, null::text, null::int
  from course_lesson_progress done
  cross join lateral (values ('read', done.read_at), ('answered', done.answered_at)) as reached (kind, at)
  where done.purchase_id = had.id and had.returned_at is null and at is not null
  union all
  select 'said', null, answer.question_id, answer.first_option from course_answers answer where answer.purchase_id = had.id
  union all
  select 'said', null, tested.question_id, tested.option
  from course_tested(array(select attempt from course_attempts attempt where attempt.purchase_id = had.id)) tested
$$;

create function course_purchases_counted() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    -- Before what hangs on it goes with it.
    insert into course_count_changes (kind, course_id, version_id, change)
    select kind, old.course_id, old.version_id, -1 from course_standing(old);
    insert into course_count_changes (kind, course_id, version_id, lesson, question_id, option, change)
    select kind, old.course_id, old.version_id, lesson, question_id, option, -count(*)
    from course_passage(old) group by kind, lesson, question_id, option;
    return old;
  end if;
  if tg_op = 'INSERT' then
    insert into course_count_changes (kind, course_id, version_id, change)
    select kind, new.course_id, new.version_id, 1 from course_standing(new);
    return new;
  end if;
  insert into course_count_changes (kind, course_id, version_id, change)
  select kind, course_id, version_id, sum(change)
  from (select kind, new.course_id, new.version_id, 1 as change from course_standing(new)
        union all select kind, old.course_id, old.version_id, -1 from course_standing(old)) moves
  group by kind, course_id, version_id having sum(change) <> 0;
  if (old.course_id, old.version_id, old.returned_at is null)
    is distinct from (new.course_id, new.version_id, new.returned_at is null) then
    insert into course_count_changes (kind, course_id, version_id, lesson, question_id, option, change)
    select kind, course_id, version_id, lesson, question_id, option, sum(change)
    from (select passed.*, new.course_id, new.version_id, 1 as change from course_passage(new) passed
          union all select passed.*, old.course_id, old.version_id, -1 from course_passage(old) passed) moves
    group by kind, course_id, version_id, lesson, question_id, option having sum(change) <> 0;
  end if;
  return new;
end
$$;
create trigger course_purchases_added after insert on course_purchases
  for each row execute function course_purchases_counted();
create trigger course_purchases_changed after update on course_purchases for each row
  when ((old.course_id, old.version_id, old.source, old.begun_at is null, old.completed_at is null, old.returned_at is null)
    is distinct from (new.course_id, new.version_id, new.source, new.begun_at is null, new.completed_at is null, new.returned_at is null))
  execute function course_purchases_counted();
create trigger course_purchases_gone before delete on course_purchases
  for each row execute function course_purchases_counted();

-- Whose purchase goes, or is given back, in this moment is waited for: what hangs on it is counted once.
create function course_lessons_counted() returns trigger language plpgsql as $$
begin
  insert into course_count_changes (kind, course_id, version_id, lesson, change)
  select moves.kind, had.course_id, had.version_id, moves.lesson, moves.change
  from (values ('read', new.purchase_id, new.lesson, new.read_at, 1), ('answered', new.purchase_id, new.lesson, new.answered_at, 1),
               ('read', old.purchase_id, old.lesson, old.read_at, -1), ('answered', old.purchase_id, old.lesson, old.answered_at, -1))
    as moves (kind, purchase_id, lesson, at, change)
  join course_purchases had on had.id = moves.purchase_id
  where moves.at is not null and had.returned_at is null
  for no key update of had;
  return null;
end
$$;
create trigger course_lesson_progress_added after insert on course_lesson_progress for each row
  when (new.read_at is not null or new.answered_at is not null) execute function course_lessons_counted();
create trigger course_lesson_progress_changed after update on course_lesson_progress for each row
  when ((old.purchase_id, old.lesson, old.read_at is null, old.answered_at is null)
    is distinct from (new.purchase_id, new.lesson, new.read_at is null, new.answered_at is null))
  execute function course_lessons_counted();
create trigger course_lesson_progress_gone after delete on course_lesson_progress for each row
  when (old.read_at is not null or old.answered_at is not null) execute function course_lessons_counted();

create function course_answers_counted() returns trigger language plpgsql as $$
begin
  insert into course_count_changes (kind, course_id, version_id, question_id, option, change)
  select 'said', had.course_id, had.version_id, moves.question_id, moves.option, moves.change
  from (values (new.purchase_id, new.question_id, new.first_option, 1), (old.purchase_id, old.question_id, old.first_option, -1))
    as moves (purchase_id, question_id, option, change)
  join course_purchases had on had.id = moves.purchase_id
  for no key update of had;
  return null;
end
$$;
create trigger course_answers_added after insert on course_answers for each row execute function course_answers_counted();
create trigger course_answers_changed after update on course_answers for each row
  when ((old.purchase_id, old.question_id, old.first_option) is distinct from (new.purchase_id, new.question_id, new.first_option))
  execute function course_answers_counted();
create trigger course_answers_gone after delete on course_answers for each row execute function course_answers_counted();

-- All tries of a person together, since only the first that drew a question counts.
create function course_attempts_move(gone course_attempts[], added course_attempts[]) returns void language plpgsql as $$
begin
  perform from course_purchases had
  where had.id in (select purchase_id from unnest(gone || added)) order by had.id for no key update;
  insert into course_count_changes (kind, course_id, version_id, question_id, option, change)
  select 'said', had.course_id, had.version_id, moves.question_id, moves.option, sum(moves.change)
  from course_purchases had
  cross join lateral (select array(
    select attempt from course_attempts attempt
    where attempt.purchase_id = had.id and attempt.id not in (select id from unnest(added))) as rest) others
  cross join lateral (
    select question_id, option, 1 as change
    from course_tested(rest || array(select one from unnest(added) one where one.purchase_id = had.id))
    union all
    select question_id, option, -1
    from course_tested(rest || array(select one from unnest(gone) one where one.purchase_id = had.id))) moves
  where had.id in (select purchase_id from unnest(gone || added))
  group by had.course_id, had.version_id, moves.question_id, moves.option having sum(moves.change) <> 0;
end
$$;
create function course_attempts_added() returns trigger language plpgsql as $$
begin
  if exists (select from added where handed_in_at is not null) then
    perform course_attempts_move('{}', array(select added::course_attempts from added));
  end if;
  return null;
end
$$;
create function course_attempts_changed() returns trigger language plpgsql as $$
begin
  perform course_attempts_move(array(select gone::course_attempts from gone), array(select added::course_attempts from added));
  return null;
end
$$;
create function course_attempts_gone() returns trigger language plpgsql as $$
begin
  perform course_attempts_move(array(select gone::course_attempts from gone), '{}');
  return null;
end
$$;
create trigger course_attempts_added after insert on course_attempts referencing new table as added
  for each statement execute function course_attempts_added();
create trigger course_attempts_changed after update on course_attempts referencing old table as gone new table as added
  for each statement execute function course_attempts_changed();
create trigger course_attempts_gone after delete on course_attempts referencing old table as gone
  for each statement execute function course_attempts_gone();

-- All of it counted anew: for what is there already, and for comparing.
create view course_recount as
  with said as (
    select had.course_id, had.version_id, answer.question_id, answer.first_option as option
    from course_purchases had join course_answers answer on answer.purchase_id = had.id
    union all
    (select had.course_id, had.version_id, tested.question_id, tested.option
     from course_purchases had
     join (
       select distinct on (attempt.purchase_id, answer ->> 'id')
         attempt.purchase_id, answer ->> 'id' as question_id, (answer ->> 'option')::int as option
       from course_attempts attempt, jsonb_array_elements(attempt.answers) answer
       where attempt.handed_in_at is not null and answer ->> 'option' is not null
       order by attempt.purchase_id, answer ->> 'id', attempt.drawn_at, attempt.id) tested on tested.purchase_id = had.id)
  ), reached as (
    select had.course_id, had.version_id, done.lesson, count(done.read_at) as read, count(done.answered_at) as answered
    from course_purchases had join course_lesson_progress done on done.purchase_id = had.id
    where had.returned_at is null group by 1, 2, 3
  )
  select standing.kind, had.course_id, had.version_id, null::int as lesson, null::text as question_id, null::int as option, count(*) as people
  from course_purchases had, course_standing(had) standing group by 1, 2, 3
  union all
  select 'read', course_id, version_id, lesson, null, null, read from reached where read > 0
  union all
  select 'answered', course_id, version_id, lesson, null, null, answered from reached where answered > 0
  union all
  select 'said', course_id, version_id, null, question_id, option, count(*) from said group by course_id, version_id, question_id, option;

insert into course_counts (kind, course_id, version_id, lesson, question_id, option, people)
select kind, course_id, version_id, lesson, question_id, option, people from course_recount;
