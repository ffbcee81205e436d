import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { jobIndustries } from '#contract/catalogue/options.ts';
import type { LessonBlock } from '#contract/courses/lesson-content.ts';
import { courseLevels, courseOrigins, courseSources } from '#contract/courses/options.ts';
import { bytea, moment } from '#server/platform/db/columns.ts';
import { impersonal, personal } from '#server/platform/personal-data/declare.ts';
import { users } from '../accounts/tables.ts';

export const courses = pgTable('courses', {
  id: uuid('id').primaryKey(),
  slug: text('slug').notNull(),
  origin: text('origin', { enum: courseOrigins }).notNull(),
  /** The version that is shown and begun today. */
  versionId: uuid('version_id').notNull(),
  title: text('title').notNull(),
  level: text('level', { enum: courseLevels }).notNull(),
  industry: text('industry', { enum: jobIndustries }).notNull(),
  priceCents: bigint('price_cents', { mode: 'bigint' }).notNull(),
  xpReward: integer('xp_reward').notNull(),
  createdAt: moment('created_at').notNull(),
  /** Null: not shown any more. */
  publishedAt: moment('published_at'),
  finishedCount: integer('finished_count').notNull().default(0),
  ratingCount: integer('rating_count').notNull().default(0),
  ratingSum: integer('rating_sum').notNull().default(0),
});

export type CourseRow = typeof courses.$inferSelect;

export interface CourseSourceLink {
  readonly title: string;
  readonly url: string;
}

export interface CourseAuthor {
  readonly name: string;
  readonly about: string;
}

/** Never edited. */
export const courseVersions = pgTable('course_versions', {
  id: uuid('id').primaryKey(),
  courseId: uuid('course_id').notNull(),
  number: integer('number').notNull(),
  sourceSha256: bytea('source_sha256').notNull(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  description: jsonb('description').$type<readonly LessonBlock[]>().notNull(),
  outcomes: text('outcomes').array().notNull(),
  author: jsonb('author').$type<CourseAuthor>().notNull(),
  sources: jsonb('sources').$type<readonly CourseSourceLink[]>().notNull(),
  level: text('level', { enum: courseLevels }).notNull(),
  xpReward: integer('xp_reward').notNull(),
  minutes: integer('minutes').notNull(),
  lessonCount: integer('lesson_count').notNull(),
  createdAt: moment('created_at').notNull(),
});

export type CourseVersionRow = typeof courseVersions.$inferSelect;

export const courseLessons = pgTable(
  'course_lessons',
  {
    versionId: uuid('version_id').notNull(),
    number: integer('number').notNull(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    minutes: integer('minutes').notNull(),
    blocks: jsonb('blocks').$type<readonly LessonBlock[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.number] })],
);

export interface CourseOption {
  readonly text: string;
  /** Why it is right or wrong: shown once the question is answered. */
  readonly because: string;
  readonly right: boolean;
}

export const courseQuestions = pgTable(
  'course_questions',
  {
    versionId: uuid('version_id').notNull(),
    id: text('id').notNull(),
    lesson: integer('lesson').notNull(),
    use: text('use', { enum: ['lesson', 'test'] }).notNull(),
    position: integer('position').notNull(),
    ask: text('ask').notNull(),
    options: jsonb('options').$type<readonly CourseOption[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.id] })],
);

/** Named after the first client: gifts and free courses are here too. */
export const coursePurchases = pgTable('course_purchases', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  courseId: uuid('course_id')
    .notNull()
    .references(() => courses.id),
  /** The version shown when it was begun; null until then. */
  versionId: uuid('version_id'),
  source: text('source', { enum: courseSources }).notNull(),
  merchantPaymentId: uuid('merchant_payment_id'),
  givenBy: uuid('given_by').references(() => users.id, { onDelete: 'set null' }),
  boughtAt: moment('bought_at').notNull(),
  begunAt: moment('begun_at'),
  /** In percent, of lessons read and their questions answered. */
  progress: integer('progress').notNull().default(0),
  placeLesson: integer('place_lesson'),
  placeBlock: integer('place_block'),
  /** By the device's clock. */
  placeAt: moment('place_at'),
  /**
   * `begunAt` plus the seconds of reading counted so far: how much more can be reported depends on all courses that its
   * owner began.
   */
  countedAt: moment('counted_at'),
  /** Certified. */
  completedAt: moment('completed_at'),
  returnedAt: moment('returned_at'),
});

export type CoursePurchaseRow = typeof coursePurchases.$inferSelect;

export const courseLessonProgress = pgTable(
  'course_lesson_progress',
  {
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => coursePurchases.id, { onDelete: 'cascade' }),
    lesson: integer('lesson').notNull(),
    readSeconds: integer('read_seconds').notNull().default(0),
    readAt: moment('read_at'),
    answeredAt: moment('answered_at'),
  },
  (table) => [primaryKey({ columns: [table.purchaseId, table.lesson] })],
);

/** A user's first answer to a question below a lesson, and the latest: the first right answer stays. */
export const courseAnswers = pgTable(
  'course_answers',
  {
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => coursePurchases.id, { onDelete: 'cascade' }),
    questionId: text('question_id').notNull(),
    firstOption: integer('first_option').notNull(),
    firstAt: moment('first_at').notNull(),
    option: integer('option').notNull(),
    isRight: boolean('is_right').notNull(),
    answeredAt: moment('answered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.purchaseId, table.questionId] })],
);

/** Reports of time with lessons open, once each. */
export const courseReports = pgTable(
  'course_reports',
  {
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => coursePurchases.id, { onDelete: 'cascade' }),
    /** Created by the client. */
    id: uuid('id').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.purchaseId, table.id] })],
);

/** A question, and which of its options was shown first, second … */
export interface DrawnQuestion {
  readonly id: string;
  readonly order: readonly number[];
}

/** The option by its number as written; null: none was chosen. */
export interface GivenAnswer {
  readonly id: string;
  readonly option: number | null;
}

export const courseAttempts = pgTable('course_attempts', {
  id: uuid('id').primaryKey(),
  purchaseId: uuid('purchase_id')
    .notNull()
    .references(() => coursePurchases.id, { onDelete: 'cascade' }),
  day: date('day', { mode: 'string' }).notNull(),
  drawnAt: moment('drawn_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  questions: jsonb('questions').$type<readonly DrawnQuestion[]>().notNull(),
  handedInAt: moment('handed_in_at'),
  answers: jsonb('answers').$type<readonly GivenAnswer[]>(),
  rightAnswers: integer('right_answers'),
  passed: boolean('passed'),
});

export const courseRatings = pgTable('course_ratings', {
  purchaseId: uuid('purchase_id')
    .primaryKey()
    .references(() => coursePurchases.id, { onDelete: 'cascade' }),
  courseId: uuid('course_id')
    .notNull()
    .references(() => courses.id),
  stars: integer('stars').notNull(),
  words: text('words'),
  ratedAt: moment('rated_at').notNull(),
});

const withCourse = 'they go with the course that the user had';

impersonal('they say what courses teach', courses, courseVersions, courseLessons, courseQuestions);

personal(coursePurchases, {
  of: 'userId givenBy',
  erasedBy: 'forgetCourses',
  exported: {
    by: 'exportCourses',
    columns: 'courseId source givenBy boughtAt begunAt progress placeLesson placeBlock completedAt returnedAt',
  },
  hidden: 'id userId versionId merchantPaymentId placeAt countedAt',
});

personal(courseLessonProgress, {
  of: 'purchaseId',
  stays: withCourse,
  exported: { by: 'exportCourses', columns: 'lesson readSeconds readAt answeredAt' },
  hidden: 'purchaseId',
});

personal(courseAnswers, {
  of: 'purchaseId',
  stays: withCourse,
  exported: { by: 'exportCourses', columns: 'questionId firstOption option isRight:right answeredAt' },
  hidden: 'purchaseId firstAt',
});

personal(courseAttempts, {
  of: 'purchaseId',
  stays: withCourse,
  exported: { by: 'exportCourses', columns: 'drawnAt handedInAt rightAnswers passed answers' },
  hidden: 'id purchaseId day endsAt questions',
});

personal(courseRatings, {
  of: 'purchaseId',
  stays: withCourse,
  exported: { by: 'exportCourses', columns: 'stars words ratedAt' },
  hidden: 'purchaseId courseId',
});

personal(courseReports, {
  of: 'purchaseId',
  stays: withCourse,
  notExported: 'they say which reports of reading have come, and what they count to is exported',
});
