import { v7 as uuidv7 } from 'uuid';
import { banks } from '#contract/payouts/options.ts';
import type { bankAccounts } from '#server/features/payouts/tables.ts';
import type { DemoAccounts } from './demo-accounts.ts';
import type { DemoHiring } from './demo-hiring.ts';

export type SealNumber = (accountId: string, number: string) => Buffer;

/** Bank accounts of the reps who have been hired, so that their payouts go all the way to the file for the bank. */
export function demoBankAccounts(
  { repProfiles }: Pick<DemoAccounts, 'repProfiles'>,
  { applications }: Pick<DemoHiring, 'applications'>,
  sealNumber: SealNumber,
): (typeof bankAccounts.$inferInsert)[] {
  const hired = new Set(applications.flatMap(({ repId, status }) => (status === 'accepted' ? [repId] : [])));
  return repProfiles
    .filter(({ id }) => hired.has(id))
    .map(({ id: repId, fullName, createdAt = new Date() }, index) => {
      const id = uuidv7({ msecs: createdAt.getTime() });
      const number = String(1_400_000_000 + (index + 1) * 7_919);
      return {
        ...{ id, repId, status: 'current', bank: 'capitec', branchCode: banks.capitec.branchCode, holder: fullName },
        ...{ sealedNumber: sealNumber(id, number), lastFour: number.slice(-4) },
        ...{ askedAt: createdAt, confirmedAt: createdAt, usableFrom: createdAt },
      };
    });
}
