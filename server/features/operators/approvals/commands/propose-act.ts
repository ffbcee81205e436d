import { and, eq, lte, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Effect } from '#contract/operators/approvals.ts';
import { mayAdmin, notPermittedText } from '#contract/operators/roles.ts';
import { approvalDays, type ProposedAct, twoPeople } from '#contract/operators/two-people.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../access.ts';
import { recordAct, type Target } from '../../commands/record-act.ts';
import { adminApprovals } from '../tables.ts';

interface Proposed {
  readonly act: ProposedAct;
  /** The target; none for settings. A target has at most one open proposal of a kind. */
  readonly on?: Target;
  /** The user it is about, whose name or email address `effects` may contain: erased with their account. */
  readonly userId?: string | null;
  /** What is carried out on approval, as JSON: ids, and the state that the proposer saw. */
  readonly input: object;
  /** What the approver reads, with every amount. */
  readonly effects: readonly Effect[];
  readonly amountCents?: bigint | number;
  readonly reason: string;
}

/** A proposal as its second person carries it out. */
export interface Approved {
  /** The approver. */
  readonly actor: AdminActor;
  readonly proposedBy: string;
  /** As passed to `proposeAct`. */
  readonly input: unknown;
  /** The amount that the approver was shown. */
  readonly amountCents: bigint | null;
}

const dayMs = 86_400_000;

/** Stores a proposal that waits for another admin's approval, and writes an audit entry. Returns the proposal's id. */
export async function proposeAct(tx: Tx, actor: AdminActor, proposed: Proposed): Promise<string> {
  const { act, on, userId, input, effects, amountCents, reason } = proposed;
  const { propose, label } = twoPeople[act];
  if (!mayAdmin(actor.role, propose))
    throw new Refusal('admin.not_permitted', { detail: notPermittedText(actor.role, propose) });
  const at = now();
  const ofSame = sql`${adminApprovals.targetId} is not distinct from ${on?.id ?? null}::uuid`;
  await tx.db
    .update(adminApprovals)
    .set({ status: 'expired', decidedAt: at })
    .where(
      and(eq(adminApprovals.act, act), ofSame, eq(adminApprovals.status, 'open'), lte(adminApprovals.expiresAt, at)),
    );
  const [made] = await tx.db
    .insert(adminApprovals)
    .values({
      ...{ id: uuidv7(), act, userId: userId ?? null, input, effects, reason },
      targetType: on?.type ?? null,
      targetId: on?.id ?? null,
      amountCents: amountCents === undefined ? null : BigInt(amountCents),
      proposedBy: actor.adminId,
      proposedAt: at,
      expiresAt: new Date(at.getTime() + approvalDays * dayMs),
    })
    .onConflictDoNothing()
    .returning({ id: adminApprovals.id });
  if (!made) throw new Refusal('approval.open_already');
  await recordAct(tx, actor, 'approval.propose', on, `${label}: ${reason}`);
  return made.id;
}
