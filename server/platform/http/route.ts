import type { Readable } from 'node:stream';
import type { Answer, Endpoint, Parsed } from '#contract/endpoint.ts';
import type { Db } from '../db/pool.ts';
import type { RunTransaction, Tx } from '../db/transaction.ts';
import { onlyOnce } from './idempotency.ts';

/** What a gate may look at to decide who is calling. */
export interface Caller {
  readonly authorization: string | undefined;
}

/** The same with what a browser adds by itself: for gates that go by a cookie. */
export interface BrowserCaller extends Caller {
  readonly method: string;
  /** Of the page that makes the call. Browsers send none with the GETs of our own pages. */
  readonly origin: string | undefined;
  /** The host that is called. */
  readonly host: string;
  /** The whole `Cookie` header. */
  readonly cookie: string | undefined;
  /** Of the network, behind the proxies that are trusted. */
  readonly address: string;
  /** Printable ASCII of a reasonable length. */
  readonly userAgent: string | null;
}

/** Says who is calling, or throws a Refusal. Only gates make actors. */
export type Gate<Actor, Shown extends Caller = Caller> = (caller: Shown) => Promise<Actor>;

/** As it comes in, and how long the caller says it is. */
export interface RawBody {
  readonly content: Readable;
  readonly size: number | null;
}

export interface RouteContext {
  readonly db: Db;
  readonly transaction: RunTransaction;
  readonly caller: BrowserCaller;
  /** Who is counted where nobody is signed in: the address that the call came from, as far as it is one subscriber's. */
  readonly subscriber: string;
  readonly idempotencyKey: string | undefined;
  /** Of an endpoint whose body is a file. */
  readonly rawBody: () => RawBody;
  /** Adds a `Set-Cookie` header to the answer. */
  readonly setCookie: (header: string) => void;
}

/** An endpoint of the contract with what answers it. Made by `read` and `write`, mounted by `server/app/api.ts`. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (context: RouteContext, input: Parsed<Endpoint>) => Promise<unknown>;
}

/** A call that changes nothing. */
export function read<const E extends Endpoint, Actor>(
  endpoint: E,
  gate: Gate<Actor, BrowserCaller>,
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
  gate: Gate<Actor, BrowserCaller>,
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

/** A call whose body is a file. What it does takes longer than a transaction may, so it makes its own. */
export function receive<const E extends Endpoint & { readonly rawBody: true }, Actor>(
  endpoint: E,
  gate: Gate<Actor, BrowserCaller>,
  answer: (actor: Actor, input: Parsed<E>, body: RawBody) => Promise<Answer<E>>,
): Route {
  return {
    endpoint,
    handle: async ({ caller, rawBody }, input) => answer(await gate(caller), input as Parsed<E>, rawBody()),
  };
}
