-- Courses that reps buy, finish and are certified for. Training videos of businesses are another thing.

create table courses (
  id uuid primary key,
  slug text not null,
  origin text not null check (origin in ('repository', 'panel')),
  -- The one that is shown, and begun, today.
  version_id uuid not null,
  title text not null,
  level text not null check (level in ('Beginner', 'Intermediate', 'Advanced')),
  industry text not null,
  price_cents bigint not null check (price_cents >= 0),
  xp_reward integer not null check (xp_reward >= 0),
  created_at timestamptz(3) not null,
  -- Null: not offered any more. Whoever has it keeps it.
  published_at timestamptz(3),
  -- Kept with what they count, so that a list of courses counts nothing.
  finished_count integer not null default 0 check (finished_count >= 0),
  rating_count integer not null default 0 check (rating_count >= 0),
  rating_sum integer not null default 0 check (rating_sum >= 0)
);
create unique index courses_slug on courses (slug);

-- What a course said at some time. Never edited: whoever began with it goes on with it.
create table course_versions (
  id uuid primary key,
  course_id uuid not null references courses (id) deferrable initially deferred,
  number integer not null check (number > 0),
  -- Of its files.
  source_sha256 bytea not null,
  title text not null,
  summary text not null,
  description jsonb not null,
  outcomes text[] not null,
  author jsonb not null,
  sources jsonb not null,
  minutes integer not null check (minutes > 0),
  lesson_count integer not null check (lesson_count > 0),
  created_at timestamptz(3) not null,
  constraint course_versions_number unique (course_id, number),
  constraint course_versions_source unique (course_id, source_sha256),
  constraint course_versions_of_course unique (id, course_id)
);
alter table courses add constraint courses_version_id_fkey
  foreign key (version_id, id) references course_versions (id, course_id) deferrable initially deferred;

create table course_lessons (
  version_id uuid not null references course_versions (id),
  number integer not null check (number > 0),
  slug text not null,
  title text not null,
  minutes integer not null check (minutes > 0),
  blocks jsonb not null,
  video jsonb,
  primary key (version_id, number)
);

-- Those below the lessons, and the bank that final tests are drawn from. Which option is right does not leave the server before an answer.
create table course_questions (
  version_id uuid not null,
  id text not null,
  lesson integer not null,
  use text not null check (use in ('lesson', 'test')),
  position integer not null,
  ask text not null,
  -- [{text, because, right}], in the order in which they were written.
  options jsonb not null,
  primary key (version_id, id),
  constraint course_questions_of_lesson foreign key (version_id, lesson) references course_lessons (version_id, number)
);
create index course_questions_of_use on course_questions (version_id, use, lesson, position);

-- The name is that of the first client: what was given or cost nothing is here too.
create table course_purchases (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  course_id uuid not null references courses (id),
  -- The one that was current when it was begun; until then null.
  version_id uuid,
  source text not null check (source in ('bought', 'gift', 'free')),
  -- The books outlive the account, and this: no foreign key.
  merchant_payment_id uuid,
  given_by uuid references users (id) on delete set null,
  bought_at timestamptz(3) not null,
  begun_at timestamptz(3),
  progress integer not null default 0 check (progress between 0 and 100),
  -- Where its owner was last, and when, by their own clock.
  place_lesson integer,
  place_block integer,
  place_at timestamptz(3),
  -- Time with lessons open is counted up to here, by our clock: what has passed since can still be reported.
  counted_at timestamptz(3),
  completed_at timestamptz(3),
  -- It went back: given up for a refund, or taken back by a bank.
  returned_at timestamptz(3),
  constraint course_purchases_begun check ((begun_at is null) = (version_id is null) and (begun_at is null) = (counted_at is null)),
  constraint course_purchases_place check (num_nonnulls(place_lesson, place_block, place_at) in (0, 3)),
  constraint course_purchases_version foreign key (version_id, course_id) references course_versions (id, course_id)
);
create unique index course_purchases_once on course_purchases (user_id, course_id) where returned_at is null;
create index course_purchases_of_user on course_purchases (user_id);
create index course_purchases_of_course on course_purchases (course_id, bought_at desc, id);
create index course_purchases_of_payment on course_purchases (merchant_payment_id) where merchant_payment_id is not null;
create index course_purchases_of_giver on course_purchases (given_by) where given_by is not null;
create index course_purchases_of_version on course_purchases (version_id) where version_id is not null;

create table course_lesson_progress (
  purchase_id uuid not null references course_purchases (id) on delete cascade,
  lesson integer not null,
  read_seconds integer not null default 0 check (read_seconds >= 0),
  read_at timestamptz(3),
  -- All of its questions were answered rightly.
  answered_at timestamptz(3),
  primary key (purchase_id, lesson)
);

-- What somebody answered first to a question below a lesson, and since: the first right answer stays.
create table course_answers (
  purchase_id uuid not null references course_purchases (id) on delete cascade,
  question_id text not null,
  first_option integer not null,
  first_at timestamptz(3) not null,
  option integer not null,
  is_right boolean not null,
  answered_at timestamptz(3) not null,
  primary key (purchase_id, question_id)
);

-- What a device sent of time with lessons open, so that it counts once. Its id is made there.
create table course_reports (
  purchase_id uuid not null references course_purchases (id) on delete cascade,
  id uuid not null,
  received_at timestamptz(3) not null,
  primary key (purchase_id, id)
);
create index course_reports_received on course_reports (received_at);

-- A try at the final test counts from when its questions were drawn.
create table course_attempts (
  id uuid primary key,
  purchase_id uuid not null references course_purchases (id) on delete cascade,
  -- Of South Africa.
  day date not null,
  drawn_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  -- [{id, order}]: the questions, and in which order their options are shown.
  questions jsonb not null,
  handed_in_at timestamptz(3),
  -- [{id, option}], by the numbers of the options as they were written; null: not answered.
  answers jsonb,
  right_answers integer,
  passed boolean,
  constraint course_attempts_handed_in check (num_nonnulls(handed_in_at, answers, right_answers, passed) in (0, 4))
);
create index course_attempts_of_purchase on course_attempts (purchase_id, drawn_at desc);

create table course_ratings (
  purchase_id uuid primary key references course_purchases (id) on delete cascade,
  course_id uuid not null references courses (id),
  stars integer not null check (stars between 1 and 5),
  words text,
  rated_at timestamptz(3) not null
);
create index course_ratings_of_course on course_ratings (course_id, rated_at desc);

create table certificates (
  id uuid primary key,
  -- On the paper, and in its address. Not to be guessed.
  number text not null,
  user_id uuid not null references users (id) on delete cascade,
  course_id uuid not null references courses (id),
  version_id uuid not null,
  purchase_id uuid not null references course_purchases (id) on delete cascade,
  score_percent integer not null check (score_percent between 0 and 100),
  -- As it was on the profile when it was issued.
  holder_name text not null,
  issued_at timestamptz(3) not null,
  constraint certificates_version foreign key (version_id, course_id) references course_versions (id, course_id)
);
create unique index certificates_number on certificates (number);
create unique index certificates_once on certificates (user_id, course_id);
create index certificates_of_purchase on certificates (purchase_id);
create index certificates_of_course on certificates (course_id, issued_at desc, id);
create index certificates_of_version on certificates (version_id);
