import type pg from 'pg';
import { chargeDue } from './charges.ts';
import { type Post, postBy, sendDue } from './deliveries.ts';
import type { Merchant } from './merchant.ts';
import { openState, type State } from './open-state.ts';

export interface PayfastStandIn {
  readonly state: State;
  readonly merchant: Merchant;
  readonly post: Post;
  /** Wakes the worker: charges and sends what is due, after the run under way. */
  wake(): Promise<void>;
  /** Waits for the run under way, and starts nothing more. */
  close(): Promise<void>;
}

interface Opening {
  readonly pool: pg.Pool;
  readonly merchant: Merchant;
  /** In place of the network. */
  readonly fetch?: typeof fetch;
  readonly onTrouble: (error: unknown) => void;
}

/** How often it checks for due charges and notifications to resend. */
const everyMs = 20_000;

/** Plays PayFast, by what PayFast publishes of its protocol and without our own code: the product's reading of that protocol is tested against it. */
export function openPayfastStandIn({ pool, merchant, fetch: send = fetch, onTrouble }: Opening): PayfastStandIn {
  const state = openState(pool);
  const post = postBy(send);
  const work = async () => {
    await chargeDue(state, merchant);
    await sendDue(state, post);
  };

  let closed = false;
  let busy = Promise.resolve();
  const soon = (task: () => Promise<void>) => {
    if (!closed) busy = busy.then(task).catch(onTrouble);
    return busy;
  };
  // Unused stand-ins have no tables, and get none by being queried.
  const look = async () => {
    if (!closed && (await state.isThere())) await work();
  };
  soon(look);
  const timer = setInterval(() => soon(look), everyMs);
  timer.unref();

  return {
    state,
    merchant,
    post,
    wake: () => soon(work),
    async close() {
      closed = true;
      clearInterval(timer);
      await busy;
    },
  };
}
