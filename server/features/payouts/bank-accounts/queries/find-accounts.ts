import { and, eq, inArray, sql } from 'drizzle-orm';
import { accountLinkHours } from '#contract/payouts/options.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { type BankAccountRow, bankAccounts } from '../../tables.ts';

const accountsOfRep = prepared('payouts_accounts_of_rep', (db, name) =>
  db
    .select()
    .from(bankAccounts)
    .where(and(eq(bankAccounts.repId, sql.placeholder('repId')), inArray(bankAccounts.status, ['asked', 'current'])))
    .prepare(name),
);

/** When the link in its email expires. */
export const linkUntil = ({ askedAt }: Pick<BankAccountRow, 'askedAt'>): Date =>
  new Date(askedAt.getTime() + accountLinkHours * 3_600_000);

interface OwnAccounts {
  readonly current: BankAccountRow | null;
  /** Whose link still works. */
  readonly asked: BankAccountRow | null;
}

/** The account a rep is paid to, and the one waiting for its link. */
export async function findAccounts(db: Db, repId: string): Promise<OwnAccounts> {
  const rows = await accountsOfRep(db).execute({ repId });
  const asked = rows.find(({ status }) => status === 'asked');
  return {
    current: rows.find(({ status }) => status === 'current') ?? null,
    asked: asked && now() < linkUntil(asked) ? asked : null,
  };
}
