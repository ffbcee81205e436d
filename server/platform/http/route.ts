import type { Readable } from 'node:stream';
import type { Answer, Endpoint, Parsed } from '#contract/endpoint.ts';
import { type GateName, type LegalRefusal, trialSideOf } from '#contract/gates.ts';
import type { AdminPermission } from '#contract/operators/roles.ts';
import type { Feature } from '#contract/operators/site-now.ts';
import type { TrialStatus } from '#contract/payments/trial-status.ts';
import type { PayingSide } from '#contract/pricing.ts';
import type { Db } from '../db/pool.ts';
import type { RunTransaction, Tx } from '../db/transaction.ts';
import { Refusal } from '../refusal.ts';
import type { ActLimits } from './act-limits.ts';
import { onlyOnce } from './idempotency.ts';
import { isViewing, lookOnly } from './viewing.ts';

/** What a gate may use to authenticate the caller. */
export interface Caller {
  readonly authorization: string | undefined;
}

/** The same with what a browser adds automatically: for gates that go by a cookie. */
export interface BrowserCaller extends Caller {
  readonly method: string;
  /** Of the page that makes the call. Browsers send none with the GETs of our own pages. */
  readonly origin: string | undefined;
  /** The requested host. */
  readonly host: string;
  /** The whole `Cookie` header. */
  readonly cookie: string | undefined;
  /** Of the network, behind the proxies that are trusted. */
  readonly address: string;
  /** Printable ASCII of a reasonable length. */
  readonly userAgent: string | null;
}

/** Authenticates the caller, or throws a Refusal. Only gates make actors. */
export type Gate<Actor, Shown extends Caller = Caller> = (caller: Shown) => Promise<Actor>;

/** The actor of each gate. The feature that owns a gate adds its actor here, by declaration merging. */
export interface Actors {
  readonly open: null;
}

declare const minted: unique symbol;

/** The legal gate was checked in this transaction, and its result holds until the transaction ends; null: passed. */
export interface LegallyAsked {
  readonly legal: LegalRefusal | null;
  readonly [minted]: 'legally asked';
}

/** The gates that endpoints name. Composed by `server/app`. */
export type Gates = {
  readonly [Name in Exclude<GateName, 'admin'>]: Gate<Actors[Name]>;
} & {
  /** Refuses an actor whose role lacks the permission. */
  readonly admin: (caller: BrowserCaller, permission: AdminPermission) => Promise<Actors['admin']>;
  /** For an administrator who views as a user: that user, where the endpoint is open to the team. */
  readonly viewing: (endpoint: Endpoint, caller: BrowserCaller) => Promise<Actors[GateName]>;
  /** Throws feature.off. */
  readonly askFeature: (feature: Feature) => Promise<void>;
  /** Null: passed. */
  readonly askTrial: (userId: string, side: PayingSide) => Promise<TrialStatus | null>;
  readonly askLegal: (tx: Tx, userId: string, side: 'rep' | 'business') => Promise<LegalRefusal | null>;
};

/** The actor that an endpoint's gate returns, with the legal gate's answer where the endpoint asks for it. */
export type ActorOf<E extends Endpoint> = Actors[E['gate']] &
  (E extends { readonly legal: string } ? LegallyAsked : unknown);

/** The raw body, and the length that the caller declares. */
export interface RawBody {
  readonly content: Readable;
  readonly size: number | null;
}

export interface RouteContext {
  readonly db: Db;
  readonly transaction: RunTransaction;
  readonly gates: Gates;
  readonly limits: ActLimits;
  readonly caller: BrowserCaller;
  /** Who is counted without a sign-in: the address that the call came from, as far as it is one subscriber's. */
  readonly subscriber: string;
  readonly idempotencyKey: string | undefined;
  /** Of an endpoint whose body is a file. */
  readonly rawBody: () => RawBody;
  /** Adds a `Set-Cookie` header to the answer. */
  readonly setCookie: (header: string) => void;
}

/** An endpoint of the contract with what answers it. Made by `read` and `write`, mounted by `server/app/mount-api.ts`. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (context: RouteContext, input: Parsed<Endpoint>) => Promise<unknown>;
}

/** The request's input, and its origin. */
export type Input<E extends Endpoint> = Parsed<E> & { readonly from: Pick<BrowserCaller, 'address' | 'userAgent'> };

/** A call that changes nothing. */
export function read<const E extends Endpoint & { readonly legal?: never }>(
  endpoint: E,
  answer: (db: Db, actor: ActorOf<E>, input: Parsed<E>) => Promise<Answer<E>>,
): Route {
  return {
    endpoint,
    handle: async ({ db, transaction, gates, limits, caller }, input) => {
      const actor = await passGate(endpoint, gates, caller);
      if (isViewing(caller)) return lookOnly(endpoint, transaction, (tx) => answer(tx.db, actor, input as Parsed<E>));
      return limits.within(endpoint, actor, () => answer(db, actor, input as Parsed<E>));
    },
  };
}

/**
 * A call that writes: one transaction, and with an `Idempotency-Key` a repeat gets the first one's answer. Answers to administrators hold other
 * people's documents, which must not be stored a second time: they have no such keys. Nor is an answer with
 * a secret stored.
 *
 * @param complete adds to the answer, also to a repeat's, what is read once the transaction is committed. What was written stands, so it must not throw.
 */
export function write<const E extends Endpoint>(
  endpoint: E,
  answer: (tx: Tx, actor: ActorOf<E>, input: Input<E>) => Promise<Answer<E>>,
  complete: (db: Db, answered: Answer<E>) => Promise<Answer<E>> = async (_db, answered) => answered,
): Route {
  return {
    endpoint,
    handle: async ({ db, transaction, gates, limits, caller, idempotencyKey }, input) => {
      const actor = await passGate(endpoint, gates, caller);
      const { address, userAgent } = caller;
      const userId = actor && 'userId' in actor ? actor.userId : null;
      const answerIn = async (tx: Tx) => {
        const legal = endpoint.legal && userId && { legal: await gates.askLegal(tx, userId, endpoint.legal) };
        return answer(tx, legal ? { ...actor, ...legal } : actor, {
          ...(input as Parsed<E>),
          from: { address, userAgent },
        });
      };
      if (isViewing(caller)) return lookOnly(endpoint, transaction, answerIn);
      const request = { endpoint: `${endpoint.method} ${endpoint.path}`, input };
      return limits.within(endpoint, actor, async () => {
        const answered = await transaction((tx) =>
          userId === null || endpoint.secretAnswer
            ? answerIn(tx)
            : onlyOnce(tx, userId, idempotencyKey, request, () => answerIn(tx)),
        );
        return complete(db, answered);
      });
    },
  };
}

/** A call whose body is a file. Its work takes longer than a transaction may, so it opens its own. */
export function receive<const E extends Endpoint & { readonly rawBody: true; readonly legal?: never }>(
  endpoint: E,
  answer: (actor: ActorOf<E>, input: Parsed<E>, body: RawBody) => Promise<Answer<E>>,
): Route {
  return {
    endpoint,
    handle: async ({ gates, limits, caller, rawBody }, input) => {
      const actor = await passGate(endpoint, gates, caller);
      return limits.within(endpoint, actor, () => answer(actor, input as Parsed<E>, rawBody()));
    },
  };
}

/** Throws a Refusal of `gateRefusals`; for an administrator who views as a user, one of the codes `viewing.…`. */
export async function passGate<const E extends Endpoint>(
  endpoint: E,
  gates: Gates,
  caller: BrowserCaller,
): Promise<ActorOf<E>> {
  const called: Endpoint = endpoint;
  const actor = (await (isViewing(caller)
    ? gates.viewing(called, caller)
    : called.gate === 'admin'
      ? gates.admin(caller, called.permission)
      : gates[called.gate](caller))) as ActorOf<E>;
  if (called.feature) await gates.askFeature(called.feature);
  const side = trialSideOf(endpoint);
  if (side && actor && 'userId' in actor) {
    const trial = await gates.askTrial(actor.userId, side);
    if (trial) throw new Refusal('trial.ended', { trial });
  }
  return actor;
}
