import type { LiveEvent } from '#contract/live.ts';
import type { RunTransaction, Tx } from '#server/platform/db/transaction.ts';
import type { EventKind } from '#server/platform/events/event-kind.ts';
import { publishLive } from '#server/platform/events/publish-live.ts';
import { holdLists } from '../../notifications/commands/mark-settled.ts';
import { type Notifying, notifyUsers } from '../../notifications/commands/notify-users.ts';

/** What follows for users from one event. */
export interface Outcome extends Notifying {
  /** Besides the bell's own live event. */
  readonly live?: { readonly userIds: readonly string[]; readonly event: LiveEvent };
  /** The cursor of the last user of a full batch: the next one is a job of its own. */
  readonly next?: string | undefined;
}

/** The users whose lists to lock before `compose` reads what names them, with what was found on the way. */
interface Held<Found> {
  readonly userIds: readonly string[];
  readonly found: Found;
}

interface Reading<Found> {
  readonly found: Found;
  /** Those of the held users whose accounts still exist. */
  readonly there: ReadonlySet<string>;
  /** The cursor of the batch before. */
  readonly after: string;
}

/**
 * Names everyone who is notified or named, or whose notifications are settled; null: there is nothing to do. Their lists are locked before
 * `compose` reads: an account that is being deleted is gone by then, or its deletion waits and removes the name itself. `twice` reads once to learn
 * who they are, and again with their lists locked.
 */
type Hold<Subject, Found> = ((tx: Tx, subject: Subject) => Promise<Held<Found> | null>) | 'twice' | undefined;
type Compose<Subject, Found> = (
  tx: Tx,
  subject: Subject,
  reading: Reading<Found>,
) => Promise<Outcome | readonly Outcome[]>;

/** Turns the payloads of events into notifications, in a task. A retry repeats what another attempt has done: `once` keeps it idempotent. */
export interface Notifier {
  readonly events: readonly { readonly name: string }[];
  /** How many items one transaction takes, also of jobs that wait together; null: all of one job. */
  readonly together: number | null;
  readonly hold: Hold<readonly never[], unknown>;
  readonly compose: Compose<readonly never[], never>;
}

/** Each item in a transaction of its own. */
export const each = <Item, Found = undefined>(
  events: readonly EventKind<Item & object>[],
  compose: Compose<Item, Found>,
  hold?: Hold<Item, Found>,
): Notifier => ({
  events,
  together: 1,
  compose: (tx, [item], reading) => compose(tx, item as unknown as Item, reading),
  hold: typeof hold === 'function' ? (tx, [item]) => hold(tx, item as unknown as Item) : hold,
});

/** Items that were emitted together in one transaction, or up to so many that wait. */
export const all = <Item, Found = undefined>(
  events: readonly EventKind<Item & object>[],
  compose: Compose<readonly Item[], Found>,
  hold?: Hold<readonly Item[], Found>,
  together: number | null = null,
): Notifier => ({ events, together, compose, hold });

/** The name of the task that runs them all. */
export const notifyTask = 'news.notify';

export interface Notice {
  /** The key of the notifier. */
  readonly of: string;
  readonly items: readonly unknown[];
  readonly after?: string;
}

export interface Notices {
  readonly notices: readonly Notice[];
}

export const enqueueNotice = (tx: Tx, notice: Notice): Promise<void> =>
  tx.enqueue<Notices>(notifyTask, { notices: [notice] });

/** How many users one transaction notifies. */
export const batch = 500;

/** Undefined unless there may be more. */
export const lastOf = <T>(found: readonly T[]): T | undefined => (found.length === batch ? found.at(-1) : undefined);

const start = '00000000-0000-0000-0000-000000000000';

/** Runs notices one after the other. One that fails holds up no other; the first error is thrown at the end. */
export async function notify(
  notifiers: Readonly<Record<string, Notifier>>,
  transaction: RunTransaction,
  { notices }: Notices,
  signal: AbortSignal,
): Promise<void> {
  const failures: unknown[] = [];
  const attempt = async (notifier: Notifier, notice: Notice): Promise<void> => {
    signal.throwIfAborted();
    try {
      await transaction((tx) => notifyOnce(tx, notifier, notice));
    } catch (error) {
      if (notice.items.length === 1) failures.push(error);
      else for (const item of notice.items) await attempt(notifier, { ...notice, items: [item] });
    }
  };
  for (const [of, own] of Map.groupBy(notices, (notice) => notice.of)) {
    const notifier = notifiers[of];
    if (!notifier) throw new Error(`No notifier is called ${of}`);
    for (const notice of inTransactions(notifier, own)) await attempt(notifier, notice);
  }
  if (failures.length > 0) throw failures[0];
}

function inTransactions({ together }: Notifier, notices: readonly Notice[]): readonly Notice[] {
  const [first] = notices;
  if (together === null || !first) return notices;
  const begun = notices.filter(({ after }) => after !== undefined);
  const waiting = notices.filter(({ after }) => after === undefined).flatMap(({ items }) => items);
  // What waits several times is done once.
  const items = [...new Map(waiting.map((item) => [JSON.stringify(item), item])).values()];
  const chunks = Array.from({ length: Math.ceil(items.length / together) }, (_, turn) => ({
    of: first.of,
    items: items.slice(turn * together, (turn + 1) * together),
  }));
  return [...chunks, ...begun];
}

async function notifyOnce(tx: Tx, { hold, compose }: Notifier, { of, items, after = start }: Notice): Promise<void> {
  const subject = items as readonly never[];
  const read = async (there: ReadonlySet<string>, found?: unknown) =>
    [await compose(tx, subject, { found: found as never, there, after })].flat();
  const held =
    hold === 'twice' ? { userIds: (await read(new Set())).flatMap(usersIn), found: null } : await hold?.(tx, subject);
  if (held === null || held?.userIds.length === 0) return;
  const there = held ? await holdLists(tx, held.userIds) : new Set<string>();
  const outcomes = await read(there, held?.found);
  await notifyUsers(tx, ...(held ? outcomes.map((outcome) => amongThose(outcome, there)) : outcomes));
  for (const { live, next } of outcomes) {
    if (live) await publishLive(tx, live.userIds, live.event);
    if (next !== undefined) await enqueueNotice(tx, { of, items, after: next });
  }
}

const usersIn = ({ settles = [], notifications = [] }: Notifying): string[] => [
  ...settles.map(({ userId }) => userId),
  ...notifications.flatMap(({ userId, aboutUserId }) => (aboutUserId === null ? [userId] : [userId, aboutUserId])),
];

/** Without those whose account is gone: `notifyUsers` leaves them out as recipients. */
function amongThose({ settles = [], notifications = [] }: Notifying, there: ReadonlySet<string>): Notifying {
  return {
    settles: settles.filter(({ userId }) => there.has(userId)),
    notifications: notifications.map((one) => (there.has(one.aboutUserId ?? '') ? one : { ...one, aboutUserId: null })),
  };
}
