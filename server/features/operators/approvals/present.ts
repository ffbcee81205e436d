import type { Approval } from '#contract/operators/approvals.ts';
import { refuseSecondPerson, type TeamChange } from '#domain/operators/second-person.ts';
import { now } from '#server/platform/clock.ts';
import { proposedSettings } from '../commands/propose-settings.ts';
import type { Known } from '../queries/find-colleagues.ts';
import type { ApprovalRow } from './tables.ts';

interface Found {
  readonly row: ApprovalRow;
  readonly proposedBy: string;
  readonly decidedBy: string | null;
}

interface Team {
  readonly colleagues: readonly Known[];
  readonly changes: readonly TeamChange[];
}

/** The proposal with the admins who can approve it, by the same rule that the approval is checked with. */
export function presentApproval({ row, proposedBy, decidedBy }: Found, { colleagues, changes }: Team): Approval {
  const { id, act, effects, reason, amountCents, proposedAt, expiresAt, decidedAt, targetType, targetId } = row;
  const isOver = row.status === 'open' && expiresAt <= now();
  const status = isOver ? 'expired' : row.status;
  const proposer = colleagues.find((one) => one.id === row.proposedBy);
  const approvers =
    status === 'open' && proposer
      ? colleagues.filter((approver) => refuseSecondPerson({ act, proposer, approver, changes }) === null)
      : [];
  return {
    ...{ id, act, effects: [...effects], reason, status, proposedBy, decidedBy },
    changes: act === 'settings.change' ? proposedSettings.parse(row.input).changes : null,
    amountCents: amountCents === null ? null : Number(amountCents),
    proposedAt: proposedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    decidedAt: isOver ? expiresAt.toISOString() : (decidedAt?.toISOString() ?? null),
    decidedBecause: row.decidedBecause,
    target: targetType && targetId ? { type: targetType, id: targetId } : null,
    approvers: approvers.map(({ email }) => email),
  };
}
