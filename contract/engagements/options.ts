/**
 * The status of an engagement's milestone. Work of up to two weeks is one milestone; longer work has one for each week, of which each is funded, done
 * and paid separately.
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

/** The two sides of work. */
export const sides = ['rep', 'business'] as const;

/** Who triggers a milestone's transitions. */
export const movers = ['rep', 'business', 'provider', 'administrator', 'clock'] as const;

export type Mover = (typeof movers)[number];

/** Actions of the two sides, each in its place of the table of transitions. */
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
  'accept_decision',
  'appeal_decision',
] as const;

/** Why the team cancels work: reasons of the rep's, or other ones, which are the business's or no one's fault. */
export const cancelCauses = ['rep', 'business'] as const;

export type CancelCause = (typeof cancelCauses)[number];

/** The rep checked in, checked out, or was there when no one else was. */
export const attendanceKinds = ['in', 'out', 'waiting'] as const;

export type AttendanceKind = (typeof attendanceKinds)[number];

/** A rep's status on a day of work, as the business sees it. */
export const presences = ['expected', 'late', 'waiting', 'here', 'gone', 'vouched', 'absent'] as const;

export type Presence = (typeof presences)[number];

/** The kinds of deadline of a milestone. */
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
  'appeal_decision',
  'decide_appeal',
] as const;

export type DeadlineKind = (typeof deadlineKinds)[number];

/**
 * The status of a version of the terms. One is in force from the acceptance on; another can wait for the rep's answer beside it. `lapsed`: it expired
 * unanswered. `taken_back`: the business proposed the terms in force. `replaced`: a later version was made.
 */
export const termsStatuses = ['in_force', 'proposed', 'declined', 'lapsed', 'taken_back', 'replaced'] as const;

/** The outcome of terms. `replaced`: before either had agreed. `proposed` waits for the rep, and ends in one of the others. */
export const termsEvents = ['replaced', 'proposed', 'agreed', 'declined', 'lapsed', 'taken_back'] as const;

export type TermsStatus = (typeof termsStatuses)[number];

/** The moves of a side that open a dispute. */
export const openingMoves = ['dispute', 'appeal', 'contest'] as const;

export type OpeningMove = (typeof openingMoves)[number];

/** Limits for each side in a dispute: statements, files, and letters in one statement. */
export const disputeLimits = { statements: 10, files: 10, letters: 4000 } as const;
