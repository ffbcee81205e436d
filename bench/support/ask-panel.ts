import { v7 as uuidv7 } from 'uuid';
import { keepFigures } from '#server/features/admin/commands/keep-figures.ts';
import { openAdminSession } from '#server/features/operators/commands/open-admin-session.ts';
import { sessionCookie } from '#server/features/operators/services/settings.ts';
import { transactionsOn } from '#server/platform/db/transaction.ts';
import { findFreePort } from '#server/platform/free-port.ts';
import { appEnv, siteUrl } from './app-env.ts';
import type { Market } from './open-market.ts';
import type { PanelCall } from './panel-calls.ts';
import { serve } from './processes.ts';
import type { Scale } from './scale.ts';

type Turns = Pick<Scale['panel'], 'turns' | 'warmUp'>;

export interface AskedCall {
  readonly call: PanelCall;
  /** In milliseconds, sequentially, and some concurrently. */
  readonly alone: readonly number[];
  readonly together: readonly number[];
  /** The slowest when alone. */
  readonly slowest: string;
}

const atOnce = 4;
/** The budgets of a call, in milliseconds and in all: beyond them it is not repeated. */
const longEnough = 15_000;

/** Sends each of these requests, from a process of its own, as often as an owner of the panel would. */
export async function askPanel(market: Market, calls: readonly PanelCall[], turns: Turns): Promise<AskedCall[]> {
  await using closing = new AsyncDisposableStack();
  const none = async () => {};
  const transaction = transactionsOn(market.pool, none, none);
  const cookie = await signInOwner(market);
  // As the task that runs each minute does.
  await transaction(keepFigures);
  const app = await serve('server/main.ts', await findFreePort(), appEnv(market, 'panel'));
  closing.defer(app.stop);
  const ask = async (path: string) => {
    const started = performance.now();
    const response = await fetch(app.url + path, { headers: { cookie } });
    const text = await response.text();
    // A timed-out call counts with its time.
    if (!response.ok && response.status !== 503)
      throw new Error(`${path} is answered with ${response.status}: ${text}`);
    return performance.now() - started;
  };
  const asked: AskedCall[] = [];
  for (const call of calls) asked.push(await askOne(call, turns, ask));
  return asked;
}

async function askOne(
  call: PanelCall,
  { turns, warmUp }: Turns,
  ask: (path: string) => Promise<number>,
): Promise<AskedCall> {
  // The first run is a warm-up.
  for (let turn = 0; turn < warmUp; turn++) await ask(call.path(turn));
  const alone: number[] = [];
  let slowest = { path: '', took: 0 };
  const started = performance.now();
  for (let turn = 0; turn < turns && performance.now() - started < longEnough; turn++) {
    const path = call.path(turn);
    const took = await ask(path);
    if (took > slowest.took) slowest = { path, took };
    alone.push(took);
  }
  const together: number[] = [];
  let next = 0;
  const askOn = async () => {
    while (next < alone.length) together.push(await ask(call.path(next++)));
  };
  await Promise.all(Array.from({ length: atOnce }, askOn));
  return { call, alone, together, slowest: slowest.path };
}

async function signInOwner({ pool }: Market): Promise<string> {
  const none = async () => {};
  const admin = { id: uuidv7(), email: `asks-${uuidv7()}@panel.example`, role: 'owner' as const };
  await pool.query(`insert into admin_users (id, email, role, password_hash) values ($1, $2, $3, 'none')`, [
    admin.id,
    admin.email,
    admin.role,
  ]);
  const from = { address: '198.51.100.7', userAgent: 'bench' };
  const { token } = await transactionsOn(
    pool,
    none,
    none,
  )((tx) => openAdminSession(tx, admin, { secondFactor: true, from }));
  return sessionCookie({ siteUrl }).store(token, 3_600).split(';')[0] ?? '';
}
