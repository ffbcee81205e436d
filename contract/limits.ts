import type { RefusalCode } from './refusals.ts';

interface LimitRule {
  /** The kind of call, in the documentation. */
  readonly what: string;
  /** Burst. */
  readonly burst: number;
  /** Seconds after which one more is allowed. */
  readonly every: number;
  /** How many may run concurrently. */
  readonly atOnce?: number;
}

/** How often a signed-in user may do something, by kind of action, counted separately. Far more than people do. */
export const limits = {
  write: { what: 'writes', burst: 60, every: 1 },
  'costly-read': { what: 'slow reads', burst: 20, every: 6, atOnce: 2 },
  // A user who fills in a profile needs some ten; a form has four places for files, and each holds memory. Each reads all data about the user, and
  // its result is stored for a week.
  export: { what: 'data exports', burst: 3, every: 28_800 },
  // Of every applicant of a large job in one go, and again the next hour.
  conversation: { what: 'conversations opened', burst: 100, every: 60 },
  message: { what: 'messages', burst: 30, every: 1 },
  // Sent by a screen automatically during reading and writing.
  receipt: { what: 'read receipts and typing signals', burst: 120, every: 1 },
  // Each searches one's own data, and one is sent whenever the typing pauses.
  search: { what: 'message searches and tag proposals', burst: 60, every: 1, atOnce: 4 },
  // One is sent whenever the days or hours of a plan have been changed. More would map out a rep's calendar.
  availability: { what: 'checks of who is free', burst: 30, every: 60, atOnce: 2 },
  // Its refusals say who is free as well.
  rehire: { what: 'invitations of teams', burst: 10, every: 60, atOnce: 2 },
  guess: { what: 'check-in codes', burst: 10, every: 60 },
  upload: { what: 'uploads', burst: 40, every: 30, atOnce: 4 },
} as const satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof limits;

interface Limited {
  readonly method: string;
  readonly gate: string;
  readonly limit?: LimitName;
}

/** The limit a call counts under; null: none. Visitors are counted by their network, administrators are few. */
export function limitOf({ method, gate, limit }: Limited): LimitName | null {
  if (gate === 'open' || gate === 'admin') return null;
  return limit ?? (method === 'GET' ? null : 'write');
}

/** "burst of 60, then 1 every 1 s". */
export function describeLimit(name: LimitName): string {
  const { burst, every, atOnce }: LimitRule = limits[name];
  const underWay = atOnce === undefined ? '' : `, at most ${atOnce} at the same time`;
  return `burst of ${burst}, then 1 every ${every} s${underWay}`;
}

/** The refusals for calling too often. */
export const limitRefusals = (act: Limited): readonly RefusalCode[] =>
  limitOf(act) === null ? [] : ['request.too_many'];
