import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockUser } from '../../../accounts/commands/lock-user.ts';
import { repProfiles } from '../../../profiles/tables.ts';
import { holdRep } from '../../commands/hold-rep.ts';
import { bankAccounts } from '../../tables.ts';

/**
 * The bank account that an emailed link names, read with its rep and their user locked.
 * @param before what to lock before the rep
 */
export async function lockAccount(tx: Tx, accountId: string, before?: (tx: Tx) => Promise<void>) {
  const [found] = await tx.db
    .select({ repId: bankAccounts.repId, userId: repProfiles.userId })
    .from(bankAccounts)
    .innerJoin(repProfiles, eq(repProfiles.id, bankAccounts.repId))
    .where(eq(bankAccounts.id, accountId));
  const owner = found && (await lockUser(tx, found.userId));
  if (!owner) throw new Refusal('bank_account.link_invalid');
  await before?.(tx);
  await holdRep(tx, found.repId);
  const [account] = await tx.db.select().from(bankAccounts).where(eq(bankAccounts.id, accountId));
  if (!account) throw new Refusal('bank_account.link_invalid');
  return { account, owner };
}
