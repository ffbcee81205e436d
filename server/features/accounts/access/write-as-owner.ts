import type { Answer, Endpoint, Parsed } from '#contract/endpoint.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { passGate, type Route, write } from '#server/platform/http/route.ts';
import type { SignedInActor } from '../access.ts';

/** The part of the opened accounts that it needs. */
export interface AccountMemory {
  readonly forget: (userId: string) => void;
}

/**
 * As `write`, for what changes who somebody is: roles, profiles, sessions. Their very next call sees the change; other
 * processes hear of it a moment later.
 */
export function writeAsOwner<const E extends Endpoint & { readonly gate: 'signed-in'; readonly legal?: never }>(
  endpoint: E,
  { forget }: AccountMemory,
  answer: (tx: Tx, actor: SignedInActor, input: Parsed<E>) => Promise<Answer<E>>,
): Route {
  const route = write(endpoint, answer);
  return {
    endpoint,
    handle: async (context, input) => {
      const { userId } = await passGate(endpoint, context.gates, context.caller);
      try {
        return await route.handle(context, input);
      } finally {
        forget(userId);
      }
    },
  };
}
