import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Correction } from '#contract/ledger/corrections.ts';
import type { CorrectableAccount } from '#contract/ledger/options.ts';
import { adminPageSize, type Page } from '#contract/paging.ts';
import { pageBehind } from '#server/platform/db/page-behind.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { adminUsers } from '../../../operators/tables.ts';
import { ledgerAccounts } from '../../tables.ts';
import { ledgerCorrections } from '../tables.ts';

const [sources, targets] = [alias(ledgerAccounts, 'sources'), alias(ledgerAccounts, 'targets')];
const [askers, deciders] = [alias(adminUsers, 'askers'), alias(adminUsers, 'deciders')];

const side = (account: typeof sources | typeof targets) => ({
  // A correction can name no other account.
  kind: sql<CorrectableAccount>`${account.kind}`,
  repId: account.repId,
  repName: sql<string | null>`(select full_name from rep_profiles where id = ${account.repId})`,
});

const select = (db: Db) =>
  db
    .select({
      row: ledgerCorrections,
      from: side(sources),
      to: side(targets),
      askedBy: askers.email,
      decidedBy: deciders.email,
    })
    .from(ledgerCorrections)
    .innerJoin(sources, eq(sources.id, ledgerCorrections.fromAccount))
    .innerJoin(targets, eq(targets.id, ledgerCorrections.toAccount))
    .innerJoin(askers, eq(askers.id, ledgerCorrections.askedBy))
    .leftJoin(deciders, eq(deciders.id, ledgerCorrections.decidedBy))
    .$dynamic();

function present({ row, ...named }: Awaited<ReturnType<typeof select>>[number]): Correction {
  const { id, amountCents, reason, status, askedAt, decidedAt } = row;
  return {
    ...{ id, reason, status, ...named },
    amountCents: Number(amountCents),
    askedAt: askedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

/** Corrections, newest first. */
export async function listCorrections(db: Db, _actor: AdminActor, cursor?: string): Promise<Page<Correction>> {
  const { askedAt, id } = ledgerCorrections;
  const page = pageBehind(cursor, [askedAt, id]);
  const rows = await select(db)
    .where(page.behind)
    .orderBy(...page.order)
    .limit(adminPageSize + 1);
  return pageOfRows(rows, adminPageSize, ({ row }) => ({ at: row.askedAt, id: row.id }), present);
}

export async function findCorrection(db: Db, correctionId: string): Promise<Correction> {
  const [row] = await select(db).where(eq(ledgerCorrections.id, correctionId));
  if (!row) throw new Error(`Correction ${correctionId} is gone`);
  return present(row);
}
