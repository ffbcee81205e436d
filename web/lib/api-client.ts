import type { CallInput, Endpoint, Result } from '#contract/endpoint.ts';
import { portalRefusals } from '#contract/portal-refusals.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { type Reason, readProblem } from './problem.ts';
import { claimsOf, mayBeSignedIn } from './stored-session.ts';
import { endViewing, viewing } from './viewing.ts';

/** The server refused, or was unreachable. `title` and `message` are for the user. */
export class ApiError extends Error {
  readonly title: string;
  readonly code: RefusalCode | 'service.failed' | 'network.unreachable';
  readonly status: number;
  readonly fields: Readonly<Record<string, string>>;
  /** The id of the conflicting item. */
  readonly about: string | undefined;
  /** The server's Retry-After; 0 if absent. */
  readonly retryAfterMs: number;

  constructor(from: Reason, retryAfterMs = 0) {
    super(from.detail);
    this.name = 'ApiError';
    this.title = from.title;
    this.code = from.code as ApiError['code'];
    this.status = from.status;
    this.about = from.about;
    this.retryAfterMs = retryAfterMs;
    this.fields = Object.fromEntries((from.errors ?? []).map(({ field, message }) => [field, message]));
  }
}

export const unreachable = new ApiError({
  title: 'No connection',
  detail: 'We couldn’t reach Thengisa. Check your connection and try again. We kept what you typed.',
  status: 0,
  code: 'network.unreachable',
});

/** An admin who sees as a user can't write on their behalf. The server enforces it too. */
export const onlyLooking = new ApiError({ ...portalRefusals['viewing.reading_only'], code: 'viewing.reading_only' });

/** One user's request is never sent with the token of another, who signed in here since. */
const otherUser = new ApiError({
  title: 'Please sign in',
  detail: 'Someone else is signed in on this device.',
  status: 401,
  code: 'session.required',
});

/** @param as the only user on whose behalf it may be sent; undefined: the signed-in one */
export function refuseOther(token: string | null, as: string | undefined): void {
  if (as !== undefined && claimsOf(token ?? '').sub !== as) throw otherUser;
}

// The sign-in client is large, and signed-out visitors don't need it.
const sessionCode = () => import('./session-store.ts');

function addressOf(path: string, params: object | undefined, query: object | undefined): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** The server, or a balancer before it, can't answer for a moment: a restart, or a database that is away. */
export const isAway = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 502 && error.status <= 504;

/** Pauses before a write with an idempotency key is sent again, in milliseconds: a restart is over by then. */
const repeatPauses = [400, 1200, 3000];

// A refusal with a reason of its own would be repeated in vain.
const mayRepeat = (error: unknown) =>
  (isAway(error) && error.code === 'service.unavailable') ||
  (error === unreachable && globalThis.navigator?.onLine !== false);

/** The server takes no keys from administrators, nor for an answer with a secret: a repeat would be done twice. */
const takesKeys = ({ gate, secretAnswer }: Endpoint) => gate !== 'admin' && !secretAnswer;

/** What a write that can't be stored now says; the server's answer doesn't know what was typed. */
const notSaved = {
  title: 'Thengisa can’t save right now',
  detail: 'What you typed is still here. Try again in a minute.',
  code: 'service.unavailable',
};

/** For a write whose repeat would be done twice. */
const perhapsSaved = {
  title: 'Thengisa didn’t answer',
  detail: 'This may be saved already. Check before you send it again.',
  code: 'service.unavailable',
};

const notLoaded = {
  title: 'Thengisa can’t load this right now',
  detail: 'We’ll try again in a few seconds.',
  code: 'service.unavailable',
};

/** A response that is not a success, as an error. @param title for the user, where the response has none */
export async function errorOf(response: Response, title = 'Something went wrong'): Promise<ApiError> {
  const { status, headers } = response;
  const failed = { title, detail: 'Please try again in a moment.', status, code: 'service.failed' };
  const reason = readProblem(await response.json().catch(() => null));
  return new ApiError(reason ?? failed, Number(headers.get('retry-after')) * 1000 || 0);
}

interface CallOptions {
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** The only user on whose behalf it may be sent. */
  readonly as?: string;
}

interface CallTools {
  /** Null: signed out. */
  readonly token: () => Promise<string | null>;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** A token replacing one that the server refused, or null: the session is over, or can't be refreshed now. */
  readonly renew: (refused: string) => Promise<string | null>;
  /** The id of the viewing in which an admin sees as a user in this tab, if any. */
  readonly viewingId?: () => string | undefined;
  readonly onViewingEnded?: () => void;
  /** Instead of the clock. */
  readonly pause?: (ms: number) => Promise<unknown>;
}

const pauseFor = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export type Call = ReturnType<typeof createCall>;

/** Calls endpoints of the contract as the signed-in user. */
export const createCall =
  (tools: CallTools) =>
  async <const E extends Endpoint>(endpoint: E, input: CallInput<E>, options: CallOptions = {}): Promise<Result<E>> => {
    const { params, query, body } = input as { params?: object; query?: object; body?: object };
    const headers = new Headers({
      accept: endpoint.contentType ? `${endpoint.contentType}, application/json` : 'application/json',
    });
    if (body) headers.set('content-type', 'application/json');
    const key = takesKeys(endpoint) ? options.idempotencyKey : undefined;
    if (key) headers.set('idempotency-key', key);
    // The administrator's own calls are sent as themselves.
    const viewingId = endpoint.gate === 'admin' ? undefined : tools.viewingId?.();
    if (viewingId !== undefined && endpoint.method !== 'GET') throw onlyLooking;

    const send = (authorization: string | null) => {
      const sent = new Headers(headers);
      if (authorization) sent.set('authorization', authorization);
      return tools.fetch(addressOf(endpoint.path, params, query), {
        method: endpoint.method,
        headers: sent,
        body: body ? JSON.stringify(body) : null,
        signal: options.signal ?? null,
      });
    };
    const sendAs = (token: string | null) => {
      refuseOther(token, options.as);
      return send(token && `Bearer ${token}`);
    };
    async function answerOnce(): Promise<Response> {
      let response: Response;
      try {
        if (viewingId === undefined) {
          // The panel's session is a cookie.
          const token = endpoint.gate === 'admin' ? null : await tools.token();
          response = await sendAs(token);
          // The server decides when a token has expired: the device's clock may be wrong. A refused call had no effect
          // yet.
          const renewed = response.status === 401 && token ? await tools.renew(token) : null;
          if (renewed) response = await sendAs(renewed);
        } else {
          response = await send(`Viewing ${viewingId}`);
        }
      } catch (error) {
        if (error === otherUser || (error instanceof DOMException && error.name === 'AbortError')) throw error;
        throw unreachable;
      }
      if (response.ok) return response;
      const said = await errorOf(response);
      if (said.code === 'viewing.ended') tools.onViewingEnded?.();
      // Other refusals say what they are about.
      if (!isAway(said) || !['service.unavailable', 'service.failed'].includes(said.code)) throw said;
      const words = endpoint.method === 'GET' ? notLoaded : takesKeys(endpoint) ? notSaved : perhapsSaved;
      throw new ApiError({ ...words, status: said.status }, said.retryAfterMs);
    }
    // Under its key it is done once, also where an answer was lost. Reads are repeated by the query cache.
    async function answer(pauses: readonly number[]): Promise<Response> {
      const [ms, ...later] = pauses;
      if (ms === undefined) return answerOnce();
      try {
        return await answerOnce();
      } catch (error) {
        if (!mayRepeat(error) || options.signal?.aborted) throw error;
        await (tools.pause ?? pauseFor)(ms);
        return answer(later);
      }
    }
    const response = await answer(key === undefined ? [] : repeatPauses);
    // The server validated the response by the same schema.
    if (response.status === 204) return undefined as Result<E>;
    return (endpoint.contentType ? await response.text() : await response.json()) as Result<E>;
  };

/**
 * Calls one endpoint of the contract as the signed-in user. Give writes that create something an `idempotencyKey` that
 * stays the same when the same form is resent. Endpoints of administrators take none. Throws an ApiError.
 */
export const call: Call = createCall({
  token: async () => (mayBeSignedIn() ? (await sessionCode()).accessToken() : null),
  fetch: (address, init) => fetch(address, init),
  renew: async (refused) => (mayBeSignedIn() ? (await sessionCode()).renewSession(refused) : null),
  viewingId: () => viewing()?.id,
  onViewingEnded: endViewing,
});
