import type { Answer, Endpoint, Parsed } from '#contract/endpoint.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { type Route, write } from '#server/platform/http/route.ts';
import type { Gates, SignedInActor } from '../access.ts';
import type { Accounts } from './open-accounts.ts';

/**
 * As `write`, for what changes who somebody is: roles, profiles, sessions. Their very next call sees the change; other
 * processes hear of it a moment later.
 */
export function writeAsOwner<const E extends Endpoint>(
  endpoint: E,
  gates: Gates,
  { forget }: Pick<Accounts, 'forget'>,
  answer: (tx: Tx, actor: SignedInActor, input: Parsed<E>) => Promise<Answer<E>>,
): Route {
  const route = write(endpoint, gates.signedIn, answer);
  return {
    endpoint,
    handle: async (context, input) => {
      const { userId } = await gates.signedIn(context.caller);
      try {
        return await route.handle(context, input);
      } finally {
        forget(userId);
      }
    },
  };
}
