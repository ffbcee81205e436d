import type { AdminAct } from '#contract/operators/audit.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { SupportChangeEnd } from '../../accounts/second-factor/commands/plan-support-change.ts';
import { writeAudit } from './record-act.ts';

interface Line {
  readonly userId: string;
  readonly who: string;
  readonly act: AdminAct;
}

const write = (tx: Tx, { userId, who, act }: Line): Promise<void> =>
  writeAudit(tx.db, { adminId: null, outcome: 'done', on: { type: 'user', id: userId }, from: null, who, act });

const stopped: Record<SupportChangeEnd['kind'], AdminAct> = {
  second_factor_removal: 'user.removal_stopped',
  email_correction: 'user.correction_stopped',
};

/** A correction is completed by the new mailbox's confirmation, a removal by its schedule. */
const carriedOut: Record<SupportChangeEnd['kind'], { readonly who: string; readonly act: AdminAct }> = {
  second_factor_removal: { who: 'schedule', act: 'user.removal_carried_out' },
  email_correction: { who: 'new mailbox', act: 'user.email_corrected' },
};

/** Writes an audit entry for the end of a change requested by an admin. */
export const recordSupportChangeStopped = (tx: Tx, { userId, kind }: SupportChangeEnd): Promise<void> =>
  write(tx, { userId, who: 'owner of the account', act: stopped[kind] });

export const recordSupportChangeCarriedOut = (tx: Tx, { userId, kind }: SupportChangeEnd): Promise<void> =>
  write(tx, { userId, ...carriedOut[kind] });

export const recordEmailRestored = (tx: Tx, { userId }: { readonly userId: string }): Promise<void> =>
  write(tx, { userId, who: 'owner of the account', act: 'user.email_restored' });
