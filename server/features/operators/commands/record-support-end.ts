import type { AdminAct } from '#contract/operators/audit.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { SupportChangeEnd } from '../../accounts/second-factor/commands/plan-support-change.ts';
import { writeAudit } from './record-act.ts';

const write = (tx: Tx, userId: string, who: string, act: AdminAct): Promise<void> =>
  writeAudit(tx.db, { adminId: null, outcome: 'done', on: { type: 'user', id: userId }, from: null, who, act });

const stopped: Record<SupportChangeEnd['kind'], AdminAct> = {
  second_factor_removal: 'user.removal_stopped',
  email_correction: 'user.correction_stopped',
};

const carriedOut: Record<SupportChangeEnd['kind'], AdminAct> = {
  second_factor_removal: 'user.removal_carried_out',
  email_correction: 'user.email_corrected',
};

/** How a change ended that an admin asked for, for readers of the audit log. */
export const recordSupportChangeStopped = (tx: Tx, { userId, kind }: SupportChangeEnd): Promise<void> =>
  write(tx, userId, 'owner of the account', stopped[kind]);

export const recordSupportChangeCarriedOut = (tx: Tx, { userId, kind }: SupportChangeEnd): Promise<void> =>
  write(tx, userId, 'schedule', carriedOut[kind]);

export const recordEmailRestored = (tx: Tx, { userId }: { readonly userId: string }): Promise<void> =>
  write(tx, userId, 'owner of the account', 'user.email_restored');
