import type { Tx } from '#server/platform/db/transaction.ts';
import { writeAudit } from './record-act.ts';

interface Ended {
  readonly userId: string;
}

const line = ({ userId }: Ended) =>
  ({ adminId: null, outcome: 'done', on: { type: 'user', id: userId }, from: null }) as const;

/** What an administrator asked for came to nothing: whoever reads the record sees why. */
export const recordRemovalStopped = (tx: Tx, ended: Ended): Promise<void> =>
  writeAudit(tx.db, { ...line(ended), who: 'owner of the account', act: 'user.removal_stopped' });

export const recordRemovalCarriedOut = (tx: Tx, ended: Ended): Promise<void> =>
  writeAudit(tx.db, { ...line(ended), who: 'schedule', act: 'user.removal_carried_out' });
