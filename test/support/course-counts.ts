import type pg from 'pg';

/** The page of a course, computed from every learner who has it, or had it. */
export async function recountCourse(pool: pg.Pool, courseId: string) {
  const { rows: people } = await pool.query(
    `select count(*) filter (where returned_at is null and source = 'bought')::int as bought,
       count(*) filter (where returned_at is null and source = 'gift')::int as gift,
       count(*) filter (where returned_at is null and source = 'free')::int as free, count(returned_at)::int as returned,
       count(begun_at) filter (where returned_at is null)::int as begun,
       count(begun_at) filter (where returned_at is null and version_id = c.version_now)::int as begun_now,
       count(completed_at) filter (where returned_at is null)::int as finished,
       count(completed_at) filter (where returned_at is null and version_id = c.version_now)::int as finished_now
     from course_purchases, (select version_id as version_now from courses where id = $1) c where course_id = $1`,
    [courseId],
  );
  const { rows: lessons } = await pool.query(
    `select l.number, count(p.read_at)::int as read, count(p.read_at) filter (where p.version_id = l.version_id)::int as read_now,
       count(p.answered_at)::int as answered, count(p.answered_at) filter (where p.version_id = l.version_id)::int as answered_now
     from course_lessons l join courses c on c.version_id = l.version_id
     left join (select * from course_lesson_progress join course_purchases on id = purchase_id where returned_at is null) p
       on p.course_id = c.id and p.lesson = l.number
     where c.id = $1 group by l.number order by l.number`,
    [courseId],
  );
  const { rows: said } = await pool.query(
    `with said as (
       select had.version_id, question_id, first_option as option from course_purchases had join course_answers on purchase_id = had.id
       where course_id = $1
       union all
       (select distinct on (had.id, one ->> 'id') had.version_id, one ->> 'id', (one ->> 'option')::int
        from course_purchases had join course_attempts on purchase_id = had.id, jsonb_array_elements(answers) one
        where course_id = $1 and handed_in_at is not null and one ->> 'option' is not null
        order by had.id, one ->> 'id', drawn_at))
     select now.id, count(*)::int as answers, count(*) filter (where (was.options -> said.option ->> 'right')::boolean)::int as right
     from courses c join course_questions now on now.version_id = c.version_id
     join said on true join course_questions was on was.version_id = said.version_id and was.id = said.question_id
       and (was.id, was.use, was.ask, was.options) = (now.id, now.use, now.ask, now.options)
     where c.id = $1 group by now.id order by now.id`,
    [courseId],
  );
  return { people: people[0], lessons, said };
}
