/**
 * Where a milestone of an engagement stands. Work of up to two weeks is one milestone; longer work has one for each week,
 * of which each is funded, done and paid by itself.
 */
export const milestoneStatuses = [
  'accepted',
  'agreed',
  'funded',
  'confirmed',
  'active',
  'submitted',
  'completed',
  'lapsed',
  'cancelled',
  'no_show',
  'business_absent',
  'disputed',
  'resolved',
] as const;

export type MilestoneStatus = (typeof milestoneStatuses)[number];

/** Who work is between. */
export const sides = ['rep', 'business'] as const;

/** Who moves a milestone on. */
export const movers = ['rep', 'business', 'provider', 'administrator', 'clock'] as const;

export type Mover = (typeof movers)[number];

/** What the two sides do themselves, each in its place of the table of moves. */
export const sideMoves = [
  'agree',
  'confirm',
  'check_in',
  'vouch',
  'hand_in',
  'request_changes',
  'accept',
  'cancel',
  'withdraw',
  'report_no_show',
  'report_absence',
  'dispute',
  'appeal',
  'contest',
  'state',
] as const;

/** What the team calls work off for: what is the rep's, or what is not, which the business or nobody answers for. */
export const callOffCauses = ['rep', 'business'] as const;

export type CallOffCause = (typeof callOffCauses)[number];

/** The rep came, went, or was there when nobody else was. */
export const attendanceKinds = ['in', 'out', 'waiting'] as const;

export type AttendanceKind = (typeof attendanceKinds)[number];

/** Where a rep is on a day of theirs, as the business sees it. */
export const presences = ['expected', 'late', 'waiting', 'here', 'gone', 'vouched', 'absent'] as const;

export type Presence = (typeof presences)[number];

/** For what a milestone may have a deadline. */
export const deadlineKinds = [
  'agree',
  'fund',
  'confirm',
  'attend',
  'hand_in',
  'accept',
  'appeal',
  'answer',
  'state',
  'decide',
] as const;

export type DeadlineKind = (typeof deadlineKinds)[number];

/**
 * Where a version of the terms stands. One is in force from the acceptance on; another can wait for the rep's answer beside it.
 * `lapsed`: nobody answered. `taken_back`: the business proposed what is in force. `replaced`: a later version came.
 */
export const termsStatuses = ['in_force', 'proposed', 'declined', 'lapsed', 'taken_back', 'replaced'] as const;

/** What becomes of terms. `replaced`: nobody had agreed yet. `proposed` waits for the rep, and ends in one of the others. */
export const termsEvents = ['replaced', 'proposed', 'agreed', 'declined', 'lapsed', 'taken_back'] as const;

export type TermsStatus = (typeof termsStatuses)[number];

/** Of each side in a dispute: statements, files, and letters in one statement. */
export const disputeLimits = { statements: 10, files: 10, letters: 4000 } as const;
