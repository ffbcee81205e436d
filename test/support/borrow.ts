import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll } from 'vitest';
import { type Reset, rememberDatabase } from './reset-database.ts';

export interface Borrowed {
  /** Waits until it is idle. */
  rest(): Promise<void>;
  close(): Promise<void>;
}

interface Lendable<Lent> {
  readonly lent: Lent;
  readonly reset: Reset;
  /** By `performance.now()`. */
  givenBack: number;
}

/** Of this worker, keyed by their options: the most recently used is last. */
const idle = new Map<string, Lendable<readonly Borrowed[]>>();

/** More of them would hold connections needlessly. */
const most = 4;

/** In-memory caches of a process, such as the settings, expire after half a second. */
const rememberedMs = 500;

/**
 * A fixture on one database, in its initial state, until the last test of the file has run. That of an earlier file is
 * reused, if its database can be reset.
 */
export async function borrow<Lent extends readonly Borrowed[]>(
  key: string,
  make: () => Promise<Lent>,
  poolOf: (lent: Lent) => pg.Pool,
): Promise<Lent> {
  // Fixtures under a key are all of one kind.
  const lendable = ((await takeIdle(key)) as Lendable<Lent> | null) ?? (await makeLendable(make, poolOf));
  afterAll(async () => {
    for (const one of lendable.lent) await one.rest();
    lendable.givenBack = performance.now();
    // A file may borrow two of a kind.
    await closeAll(idle.get(key));
    idle.set(key, lendable);
    const [oldest] = idle;
    if (idle.size <= most || oldest === undefined) return;
    idle.delete(oldest[0]);
    await closeAll(oldest[1]);
  });
  return lendable.lent;
}

/** Reset now and not on release: work that continued without a response has ended by now. */
async function takeIdle(key: string): Promise<Lendable<readonly Borrowed[]> | null> {
  const lendable = idle.get(key);
  if (!lendable) return null;
  idle.delete(key);
  await delay(Math.max(0, lendable.givenBack + rememberedMs - performance.now()));
  for (const one of lendable.lent) await one.rest();
  if (await lendable.reset()) return lendable;
  await closeAll(lendable);
  return null;
}

async function closeAll(lendable: Lendable<readonly Borrowed[]> | undefined): Promise<void> {
  for (const one of lendable?.lent.toReversed() ?? []) await one.close();
}

async function makeLendable<Lent>(make: () => Promise<Lent>, poolOf: (lent: Lent) => pg.Pool): Promise<Lendable<Lent>> {
  const lent = await make();
  return { lent, reset: await rememberDatabase(poolOf(lent)), givenBack: 0 };
}
