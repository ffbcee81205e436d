import { and, asc, eq, getTableColumns, inArray, lt, notInArray } from 'drizzle-orm';
import { adminPageSize, type Page } from '#contract/paging.ts';
import { type BankStatement, type StatementStory, undecidedMatches } from '#contract/payouts/bank-statements.ts';
import { batchReference, payoutReference } from '#domain/payouts/references.ts';
import { addDays, startOfDay } from '#domain/shared/calendar-day.ts';
import { pageBehind } from '#server/platform/db/page-behind.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readBank } from '../../../ledger/queries/read-bank.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { adminUsers } from '../../../operators/tables.ts';
import { showPayouts } from '../../batches/queries/list-payouts.ts';
import { payoutBatches } from '../../batches/tables.ts';
import { payouts } from '../../tables.ts';
import { presentLine, presentStatement } from '../present.ts';
import { bankStatements } from '../tables.ts';
import { type Matched, matchLines } from './match-lines.ts';

const selectStatements = (db: Db) =>
  db
    .select({ statement: getTableColumns(bankStatements), readByEmail: adminUsers.email })
    .from(bankStatements)
    .innerJoin(adminUsers, eq(adminUsers.id, bankStatements.readBy))
    .$dynamic();

/** Newest first. */
export async function listStatements(
  db: Db,
  _actor: AdminActor,
  cursor: string | undefined,
): Promise<Page<BankStatement>> {
  const { readAt, id } = bankStatements;
  const page = pageBehind(cursor, [readAt, id]);
  const rows = await selectStatements(db)
    .where(page.behind)
    .orderBy(...page.order)
    .limit(adminPageSize + 1);
  const cursorOf = ({ statement }: (typeof rows)[number]) => ({ at: statement.readAt, id: statement.id });
  return pageOfRows(rows, adminPageSize, cursorOf, presentStatement);
}

export async function requireStatement(db: Db, statementId: string) {
  const [found] = await selectStatements(db).where(eq(bankStatements.id, statementId));
  if (!found) throw new Refusal('bank_statement.not_found');
  return found;
}

/** A statement, compared with the current payouts. */
export async function showStatement(db: Db, _actor: AdminActor, statementId: string): Promise<StatementStory> {
  const found = await requireStatement(db, statementId);
  const matched = await matchLines(db, statementId);
  const undecided = matched.filter(({ match }) => undecidedMatches.has(match));
  const shown = await showPayouts(db, [...new Set(undecided.flatMap(({ payoutIds }) => payoutIds))]);
  return {
    ...presentStatement(found),
    matched: matched.map((line) => presentLine(line, shown)),
    unread: [...(found.statement.unreadRows ?? [])],
    missing: await findMissing(db, found.statement.lastDay, matched),
    atBankCents: Number(await readBank(db)),
  };
}

const mostMissing = 500;

/** Released before the statement ends, and paid by none of its lines. */
async function findMissing(db: Db, lastDay: string, matched: readonly Matched[]): Promise<StatementStory['missing']> {
  const shown = matched.flatMap(({ named, match }) => (named && match !== 'amount_differs' ? [named.id] : []));
  const rows = await db
    .select({ payout: getTableColumns(payouts), batch: getTableColumns(payoutBatches) })
    .from(payouts)
    .innerJoin(payoutBatches, eq(payoutBatches.id, payouts.batchId))
    .where(
      and(
        eq(payouts.status, 'released'),
        inArray(payoutBatches.status, ['released']),
        lt(payoutBatches.releasedAt, startOfDay(addDays(lastDay, 1))),
        notInArray(payouts.id, shown),
        notInArray(payoutBatches.id, shown),
      ),
    )
    .orderBy(asc(payouts.number))
    .limit(mostMissing);
  return rows.map(({ payout, batch }) => ({
    payoutId: payout.id,
    reference: payoutReference(payout.number),
    amountCents: Number(payout.amountCents),
    batchId: batch.id,
    batch: batchReference(batch.number),
  }));
}
