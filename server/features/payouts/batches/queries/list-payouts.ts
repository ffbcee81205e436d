import { and, asc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { adminPageSize, type Page } from '#contract/paging.ts';
import type { AdminPayout, HeldWallet, PayoutList } from '#contract/payouts/admin-payouts.ts';
import { pageBehind } from '#server/platform/db/page-behind.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { users } from '../../../accounts/tables.ts';
import { sumChargedBack } from '../../../engagements/settled/queries/sum-charged-back.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { adminUsers } from '../../../operators/tables.ts';
import { repProfiles } from '../../../profiles/tables.ts';
import { findReturned } from '../../queries/find-returned.ts';
import { isFree } from '../../queries/payouts-to-go.ts';
import { bankAccounts, payouts, walletHolds } from '../../tables.ts';
import { presentAdminPayout, presentHold } from '../present.ts';
import { payoutBatches } from '../tables.ts';

/** A closed account has no email address any more. */
const repColumns = {
  userId: repProfiles.userId,
  name: repProfiles.fullName,
  email: sql<string | null>`case when ${users}.deleted_at is null then ${users.email} end`,
};

const selectForAdmins = (db: Db) =>
  db
    .select({
      payout: getTableColumns(payouts),
      bank: bankAccounts.bank,
      lastFour: bankAccounts.lastFour,
      batchNumber: payoutBatches.number,
      ...repColumns,
    })
    .from(payouts)
    .innerJoin(bankAccounts, eq(bankAccounts.id, payouts.bankAccountId))
    .innerJoin(repProfiles, eq(repProfiles.id, payouts.repId))
    .leftJoin(users, eq(users.id, repProfiles.userId))
    .leftJoin(payoutBatches, eq(payoutBatches.id, payouts.batchId))
    .$dynamic();

const selectHolds = (db: Db) =>
  db
    .select({ hold: getTableColumns(walletHolds), placedByEmail: adminUsers.email, ...repColumns })
    .from(walletHolds)
    .innerJoin(repProfiles, eq(repProfiles.id, walletHolds.repId))
    .leftJoin(users, eq(users.id, repProfiles.userId))
    .leftJoin(adminUsers, eq(adminUsers.id, walletHolds.placedBy))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectForAdmins>>[number];

async function withHolds(db: Db, rows: readonly Row[]): Promise<(row: Row) => AdminPayout> {
  const returned = await findReturned(
    db,
    rows.map(({ payout }) => payout.id),
  );
  const repIds = [...new Set(rows.map(({ payout }) => payout.repId))];
  const holds = await selectHolds(db)
    .where(and(isNull(walletHolds.liftedAt), inArray(walletHolds.repId, repIds)))
    .orderBy(asc(walletHolds.placedAt));
  const byRep = Map.groupBy(holds, ({ hold }) => hold.repId);
  const chargedBack = await sumChargedBack(db, repIds);
  return (row) => {
    const { id, repId } = row.payout;
    return presentAdminPayout(row, byRep.get(repId) ?? [], returned.has(id), chargedBack.get(repId));
  };
}

const isAsked = eq(payouts.status, 'asked');
const narrowed: Partial<Record<PayoutList, SQL | undefined>> = {
  due: and(isAsked, isFree),
  held: and(isAsked, sql`not (${isFree})`),
};

interface Filter {
  readonly list?: PayoutList | undefined;
  readonly cursor?: string | undefined;
}

/** Payouts: waiting ones oldest first, later ones newest first. */
export async function listPayouts(db: Db, _actor: AdminActor, { list, cursor }: Filter): Promise<Page<AdminPayout>> {
  const { askedAt, id, status } = payouts;
  const waits = list === undefined || list === 'due' || list === 'held';
  const page = pageBehind(cursor, [askedAt, id], waits ? 'oldest first' : 'newest first');
  const wanted = waits ? (list ? narrowed[list] : isAsked) : eq(status, list);
  // Chosen first: joined with all payouts ever, the planner reserves memory for them before it sees that 51 are enough.
  const chosen = db
    .select({ id })
    .from(payouts)
    .where(and(wanted, page.behind))
    .orderBy(...page.order)
    .limit(adminPageSize + 1);
  const rows = await selectForAdmins(db)
    .where(inArray(id, chosen))
    .orderBy(...page.order);
  const present = await withHolds(db, rows);
  return pageOfRows(rows, adminPageSize, ({ payout }) => ({ at: payout.askedAt, id: payout.id }), present);
}

export async function showPayout(db: Db, _actor: AdminActor, payoutId: string): Promise<AdminPayout> {
  const rows = await selectForAdmins(db).where(eq(payouts.id, payoutId));
  const [row] = rows;
  if (!row) throw new Refusal('payout.not_found');
  return (await withHolds(db, rows))(row);
}

/** The payouts of a batch, in the order of its file. */
export async function payoutsOfBatch(db: Db, batchId: string): Promise<AdminPayout[]> {
  const rows = await selectForAdmins(db).where(eq(payouts.batchId, batchId)).orderBy(asc(payouts.number));
  return rows.map(await withHolds(db, rows));
}

/** These payouts by id. */
export async function showPayouts(db: Db, payoutIds: readonly string[]): Promise<Map<string, AdminPayout>> {
  const rows = await selectForAdmins(db).where(inArray(payouts.id, [...payoutIds]));
  const present = await withHolds(db, rows);
  return new Map(rows.map((row) => [row.payout.id, present(row)]));
}

/** Current holds, newest first. */
export async function listHolds(db: Db, _actor: AdminActor, cursor: string | undefined): Promise<Page<HeldWallet>> {
  const { placedAt, id } = walletHolds;
  const page = pageBehind(cursor, [placedAt, id]);
  const rows = await selectHolds(db)
    .where(and(isNull(walletHolds.liftedAt), page.behind))
    .orderBy(...page.order)
    .limit(adminPageSize + 1);
  return pageOfRows(
    rows,
    adminPageSize,
    ({ hold }) => ({ at: hold.placedAt, id: hold.id }),
    (row) => ({ ...presentHold(row), rep: { userId: row.userId, email: row.email, name: row.name } }),
  );
}
