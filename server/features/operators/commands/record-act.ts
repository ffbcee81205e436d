import { v7 as uuidv7 } from 'uuid';
import { type AdminAct, isActOfMoney } from '#contract/operators/audit.ts';
import type { SettingsChange } from '#contract/operators/settings.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { BrowserCaller } from '#server/platform/http/route.ts';
import type { AdminActor } from '../access.ts';
import { adminAudit } from '../tables.ts';

export type From = Pick<BrowserCaller, 'address' | 'userAgent'>;

export interface Target {
  /** The type of the target, such as "user" or "job". */
  readonly type: string;
  readonly id: string;
}

/** Writes an audit entry for an admin's action, in the transaction of the action. */
export async function recordAct(
  tx: Tx,
  { adminId, email, from }: AdminActor,
  act: AdminAct,
  on?: Target,
  reason?: string,
  changes?: SettingsChange['changes'],
): Promise<void> {
  const more = { ...(on && { on }), ...(reason && { reason }), ...(changes && { changes }) };
  await writeAudit(tx.db, { adminId, who: email, act, outcome: 'done', from, ...more });
}

interface AuditLine {
  /** Null when it was not done by an admin. */
  readonly adminId: string | null;
  readonly who: string;
  readonly act: AdminAct;
  readonly outcome: 'done' | 'refused';
  readonly reason?: string;
  readonly on?: Target;
  readonly changes?: SettingsChange['changes'];
  readonly from: From | null;
}

/** Adds an entry to the audit log, which is append-only. */
export async function writeAudit(db: Db, { on, from, ...line }: AuditLine): Promise<void> {
  await db.insert(adminAudit).values({
    id: uuidv7(),
    ...line,
    aboutMoney: isActOfMoney(line.act),
    targetType: on?.type ?? null,
    targetId: on?.id ?? null,
    address: from?.address ?? null,
    userAgent: from?.userAgent ?? null,
  });
}
