import { and, asc, eq, gt, isNull, ne, or } from 'drizzle-orm';
import type { PayfastGateway } from '../../gateway/open-gateway.ts';
import { ProviderAway, ProviderRefused } from '../../gateway/provider-errors.ts';
import { subscriptions } from '../../tables.ts';
import { type ComparingServices, compareSubscription } from './compare-subscription.ts';
import { noteDifference } from './note-difference.ts';

interface Services extends ComparingServices {
  /** Limits the comparison to one payer. */
  readonly only?: string;
  readonly gateway: PayfastGateway;
}

interface Compared {
  readonly id: string;
  readonly token: string;
}

interface Unread extends Compared {
  readonly error: Error;
}

const pageSize = 100;
/** This many in a row that can't be read mean that the provider is away, and not that each has a problem. */
const mostUnread = 20;

/**
 * Compares each token that may still be charged with the provider's data, and corrects what is safe: charged months without
 * a notification, a cancellation that we missed, a pause or a cancellation that the provider missed. Lists the rest for
 * admins, along with tokens that can't be read although others can. If the provider is away, throws its error so that the
 * run is retried: this is no difference, and is listed once at most. Earlier comparisons of the run are kept.
 */
export async function reconcile(services: Services, signal: AbortSignal): Promise<void> {
  let lastRead: Compared | undefined;
  let inARow = 0;
  const unread: Unread[] = [];
  for await (const one of findOpen(services)) {
    if (signal.aborted) return;
    const error = await readAndCompare(services, one);
    if (error) unread.push({ ...one, error });
    else lastRead = one;
    inARow = error ? inARow + 1 : 0;
    if (error && inARow >= mostUnread) {
      if (!lastRead) await noteUnreadable(services, unread[0]);
      throw error;
    }
  }
  const [first] = unread;
  if (!first) return;
  if (!lastRead) {
    await noteUnreadable(services, first);
    throw first.error;
  }
  // What could be read earlier can't be read now: the provider went away during the run.
  const away = await readAndCompare(services, lastRead);
  if (away) throw away;
  for (const one of unread) {
    if (signal.aborted) return;
    const error = await readAndCompare(services, one);
    if (error) await noteUnreadable(services, { ...one, error });
  }
}

async function* findOpen({ db, only }: Services): AsyncGenerator<Compared> {
  const open = or(ne(subscriptions.status, 'ended'), isNull(subscriptions.providerEndedAt));
  for (let after = ''; ; ) {
    const page = await db
      .select({ id: subscriptions.id, token: subscriptions.token })
      .from(subscriptions)
      .where(
        and(
          open,
          only === undefined ? undefined : eq(subscriptions.userId, only),
          after === '' ? undefined : gt(subscriptions.id, after),
        ),
      )
      .orderBy(asc(subscriptions.id))
      .limit(pageSize);
    yield* page;
    const last = page.at(-1);
    if (page.length < pageSize || !last) return;
    after = last.id;
  }
}

/** Compares one token, and returns the error if it can't be read: that says nothing about the next token. */
async function readAndCompare(services: Services, { id, token }: Compared): Promise<Error | null> {
  const theirs = await services.gateway.fetchSubscription(token).catch(asUnreadable);
  if (theirs instanceof Error) return theirs;
  await compareSubscription(services, id, theirs);
  return null;
}

function asUnreadable(error: unknown): ProviderAway | ProviderRefused {
  if (error instanceof ProviderAway || error instanceof ProviderRefused) return error;
  throw error;
}

async function noteUnreadable({ transaction }: Services, unread: Unread | undefined): Promise<void> {
  if (!unread) return;
  const { id: subscriptionId, error } = unread;
  await transaction((tx) =>
    noteDifference(tx, { subscriptionId, kind: 'unreadable', ours: '', theirs: error.message, mended: false }),
  );
}
