import type pg from 'pg';
import { chargeDue } from './charges.ts';
import { type Post, postBy, sendDue } from './deliveries.ts';
import type { Merchant } from './merchant.ts';
import { openState, type State } from './open-state.ts';

export interface PayfastStandIn {
  readonly state: State;
  readonly merchant: Merchant;
  readonly post: Post;
  /** Something may be due: charges and sends it, after what is under way. */
  wake(): Promise<void>;
  /** Waits for what is under way, and begins nothing more. */
  close(): Promise<void>;
}

interface Opening {
  readonly pool: pg.Pool;
  readonly merchant: Merchant;
  /** In place of the network. */
  readonly fetch?: typeof fetch;
  readonly onTrouble: (error: unknown) => void;
}

/** How often it looks whether a subscription is to be charged, or a notification to be sent again. */
const everyMs = 20_000;

/**
 * Plays the part of PayFast, by what PayFast publishes of its protocol and by nothing of ours: the product's own idea of
 * that protocol is tried on it.
 */
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
  // What nobody ever paid with has no tables, and gets none by being looked at.
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
