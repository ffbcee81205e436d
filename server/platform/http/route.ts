import type { Answer, Endpoint, Parsed } from '#contract/endpoint.ts';
import type { Db } from '../db/pool.ts';
import type { RunTransaction, Tx } from '../db/transaction.ts';
import { onlyOnce } from './idempotency.ts';

/** What a gate may look at to decide who is calling. */
export interface Caller {
  readonly authorization: string | undefined;
}

/** Says who is calling, or throws a Refusal. Only gates make actors. */
export type Gate<Actor> = (caller: Caller) => Promise<Actor>;

export interface RouteContext {
  readonly db: Db;
  readonly transaction: RunTransaction;
  readonly caller: Caller;
  readonly idempotencyKey: string | undefined;
}

/** An endpoint of the contract with what answers it. Made by `read` and `write`, mounted by `server/app/api.ts`. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (context: RouteContext, input: Parsed<Endpoint>) => Promise<unknown>;
}

/** A call that changes nothing. */
export function read<const E extends Endpoint, Actor>(
  endpoint: E,
  gate: Gate<Actor>,
  answer: (db: Db, actor: Actor, input: Parsed<E>) => Promise<Answer<E>>,
): Route {
  return {
    endpoint,
    handle: async ({ db, caller }, input) => answer(db, await gate(caller), input as Parsed<E>),
  };
}

/** A call that writes: one transaction, and with an `Idempotency-Key` a repeat gets the first one's answer. */
export function write<const E extends Endpoint, Actor extends { readonly userId: string }>(
  endpoint: E,
  gate: Gate<Actor>,
  answer: (tx: Tx, actor: Actor, input: Parsed<E>) => Promise<Answer<E>>,
): Route {
  return {
    endpoint,
    handle: async ({ transaction, caller, idempotencyKey }, input) => {
      const actor = await gate(caller);
      return transaction((tx) =>
        onlyOnce(tx, actor.userId, idempotencyKey, { endpoint: `${endpoint.method} ${endpoint.path}`, input }, () =>
          answer(tx, actor, input as Parsed<E>),
        ),
      );
    },
  };
}
