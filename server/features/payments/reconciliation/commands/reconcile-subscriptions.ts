import { and, asc, eq, gt, isNull, ne, or } from 'drizzle-orm';
import type { PayfastGateway } from '../../gateway/open-gateway.ts';
import { ProviderAway, ProviderRefused } from '../../gateway/provider-errors.ts';
import { subscriptions } from '../../tables.ts';
import { type ComparingServices, compareSubscription } from './compare-subscription.ts';
import { noteDifference } from './note-difference.ts';

interface Services extends ComparingServices {
  /** One payer alone. */
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
/** So many in a row that cannot be read mean that the provider is away, and not that something is wrong with each. */
const mostUnread = 20;

/**
 * Compares each token that may still be charged with what the provider has, and puts right what is safe to: months that it
 * counts and nobody told us of, an end that we did not hear, a pause or an end that it did not. What is not is listed for an
 * administrator, as is what cannot be read though others can. Throws what stood in the way when the provider is away, to be
 * tried again: that is no difference, and is listed once at most. What was compared by then is done.
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
  // What could be read, cannot be any more: the provider went away meanwhile.
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

/** What one token is answered with says nothing about the next: why it cannot be read. */
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
