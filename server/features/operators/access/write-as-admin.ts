import type { Answer, Endpoint } from '#contract/endpoint.ts';
import type { AdminAct } from '#contract/operators/audit.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { type Input, type Route, write } from '#server/platform/http/route.ts';
import type { AdminActor } from '../access.ts';
import { recordAct, type Target } from '../commands/record-act.ts';

type AdminEndpoint = Extract<Endpoint, { readonly gate: 'admin' }> & { readonly legal?: never };

interface Act<E extends Endpoint> {
  readonly name: AdminAct;
  /** The target for the audit log; absent for actions on many. */
  readonly on?: (input: Input<E>) => Target;
  /** The admin's reason, if not the `reason` of the body. */
  readonly reason?: (input: Input<E>) => string | undefined;
}

/** The target of an action whose path names a user. */
export const onUser = ({ params }: { readonly params: { readonly userId: string } }): Target => ({
  type: 'user',
  id: params.userId,
});

const reasonGiven = ({ body }: { readonly body?: unknown }) =>
  (body as { readonly reason?: string } | undefined)?.reason;

/**
 * An endpoint for an admin's action, views included, that writes its audit entry in the same transaction, committed before the
 * response.
 */
export function writeAsAdmin<const E extends AdminEndpoint>(
  endpoint: E,
  { name, on, reason = reasonGiven }: Act<E>,
  answer: (tx: Tx, actor: AdminActor, input: Input<E>) => Promise<Answer<E>>,
): Route {
  return write<AdminEndpoint>(endpoint, async (tx, actor, given) => {
    const input = given as Input<E>;
    const answered = await answer(tx, actor, input);
    await recordAct(tx, actor, name, on?.(input), reason(input));
    return answered;
  });
}
