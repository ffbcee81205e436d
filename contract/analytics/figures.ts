/** What is counted: events alone, the money of each, how long each took, or how many places it was about. */
export type FigureUnit = 'count' | 'cents' | 'minutes' | 'places';

/** All figures, each by the moment of its events. */
export const figureUnits = {
  reps_signed_up: 'count',
  businesses_signed_up: 'count',
  reps_profile: 'count',
  businesses_profile: 'count',
  reps_approved: 'count',
  businesses_approved: 'count',
  reps_first_applied: 'count',
  businesses_first_posted: 'count',
  jobs_posted: 'count',
  applications: 'count',
  first_applicants: 'minutes',
  first_hires: 'minutes',
  hires: 'count',
  hires_matched: 'count',
  places_ended: 'places',
  places_filled: 'places',
  work_completed: 'cents',
  no_shows: 'count',
  absences: 'count',
  disputes: 'count',
  disputes_decided: 'count',
  gmv: 'cents',
  take: 'cents',
  subscription_income: 'cents',
  course_income: 'cents',
  losses: 'cents',
  subscriptions_new: 'cents',
  subscriptions_back: 'cents',
  subscriptions_left: 'cents',
  subscriptions_unpaid: 'cents',
  subscriptions_other: 'cents',
  owed: 'cents',
  paid_out: 'cents',
  courses_bought: 'count',
  courses_finished: 'count',
  certificates: 'count',
} as const satisfies Record<string, FigureUnit>;

export type Figure = keyof typeof figureUnits;

export const figures = Object.keys(figureUnits) as [Figure, ...Figure[]];

/** The rows behind a number: what a figure counts, or what existed of it at the end of the days. */
export const rowKinds = [...figures, 'subscriptions_running'] as const;

export type RowKind = (typeof rowKinds)[number];

export const unitOfRows = (rows: RowKind): FigureUnit =>
  rows === 'subscriptions_running' ? 'cents' : figureUnits[rows];

/** Stands for a province or an industry that was not named when it was counted. */
export const notNamed = 'not named';
