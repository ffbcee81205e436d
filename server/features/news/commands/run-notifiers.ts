import type { LiveEvent } from '#contract/live.ts';
import type { RunTransaction, Tx } from '#server/platform/db/transaction.ts';
import type { EventKind } from '#server/platform/events/event-kind.ts';
import { publishLive } from '#server/platform/events/publish-live.ts';
import { describeFailure } from '#server/platform/queue/run-task.ts';
import type { TaskContext } from '#server/platform/queue/task.ts';
import { holdLists } from '../../notifications/commands/mark-settled.ts';
import { type Notifying, notifyUsers } from '../../notifications/commands/notify-users.ts';

/** What follows for users from one event. */
export interface Outcome extends Notifying {
  /** Besides the bell's own live event. */
  readonly live?: { readonly userIds: readonly string[]; readonly event: LiveEvent };
  /** The cursor of the last user of a full batch; the next batch is a separate job. */
  readonly next?: string | undefined;
}

/** The users whose lists to lock before `compose` reads what names them, with the rows already found. */
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

/** Runs each item in a separate transaction. */
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

/** Items that were emitted together in one transaction, or up to `together` that wait. */
export const all = <Item, Found = undefined>(
  events: readonly EventKind<Item & object>[],
  compose: Compose<readonly Item[], Found>,
  hold?: Hold<readonly Item[], Found>,
  together: number | null = null,
): Notifier => ({ events, together, compose, hold });

/** The name of the task that runs them all. */
export const notifyTask = 'news.notify';

/** The name of the task that retries notices that failed in a merged run. */
export const notifyAloneTask = 'news.notify_alone';

export const patient = { retryLimit: 8, retryDelaySeconds: 10, retryBackoff: true };

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

interface Failure {
  readonly notice: Notice;
  readonly error: unknown;
}

/** Runs notices in arrival order, and returns those that failed, item by item. A failure blocks no other. */
export async function runNotices(
  notifiers: Readonly<Record<string, Notifier>>,
  transaction: RunTransaction,
  { notices }: Notices,
  signal: AbortSignal,
): Promise<Failure[]> {
  const failures: Failure[] = [];
  const attempt = async (notifier: Notifier, notice: Notice): Promise<void> => {
    signal.throwIfAborted();
    try {
      await transaction((tx) => notifyOnce(tx, notifier, notice));
    } catch (error) {
      if (notice.items.length === 1) failures.push({ notice, error });
      else for (const item of notice.items) await attempt(notifier, { ...notice, items: [item] });
    }
  };
  for (const own of neighbours(notices)) {
    const [{ of }] = own;
    const notifier = notifiers[of];
    if (notifier) for (const notice of inTransactions(notifier, own)) await attempt(notifier, notice);
    // During a rolling restart, a process of the previous version may receive a key of the next.
    else failures.push(...own.map((notice) => ({ notice, error: new Error(`No notifier is called ${of}`) })));
  }
  return failures;
}

/**
 * Runs the notices of one job or of several merged ones. Each failed item becomes a separate job with its own attempts, in a queue without
 * merging; the rest completes. A job of one failed item fails.
 */
export async function notify(
  notifiers: Readonly<Record<string, Notifier>>,
  { transaction, log }: Pick<TaskContext, 'transaction' | 'log'>,
  { notices }: Notices,
  signal: AbortSignal,
): Promise<void> {
  const failures = await runNotices(notifiers, transaction, { notices }, signal);
  const [first] = failures;
  if (!first) return;
  const [notice, ...more] = notices;
  if (more.length === 0 && notice?.items.length === first.notice.items.length) throw first.error;
  await transaction(async (tx) => {
    for (const failure of failures) {
      const again: Notices = { notices: [failure.notice] };
      await tx.enqueue(notifyAloneTask, again, { startAfterSeconds: patient.retryDelaySeconds });
    }
  });
  for (const { notice: failed, error } of failures)
    log.warn({ of: failed.of, failure: describeFailure(error) }, 'a notice failed and will be tried again by itself');
}

/** Consecutive notices with the same key. */
function neighbours(notices: readonly Notice[]): [Notice, ...Notice[]][] {
  const runs: [Notice, ...Notice[]][] = [];
  for (const notice of notices) {
    const run = runs.at(-1);
    if (run?.[0].of === notice.of) run.push(notice);
    else runs.push([notice]);
  }
  return runs;
}

function inTransactions({ together }: Notifier, notices: readonly Notice[]): readonly Notice[] {
  const [first] = notices;
  if (together === null || !first) return notices;
  const started = notices.filter(({ after }) => after !== undefined);
  const waiting = notices.filter(({ after }) => after === undefined).flatMap(({ items }) => items);
  // Duplicates run once.
  const items = [...new Map(waiting.map((item) => [JSON.stringify(item), item])).values()];
  const chunks = Array.from({ length: Math.ceil(items.length / together) }, (_, turn) => ({
    of: first.of,
    items: items.slice(turn * together, (turn + 1) * together),
  }));
  return [...chunks, ...started];
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
