import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Page } from '#contract/paging.ts';
import { type VettingItem, type VettingList, vettingPageSize } from '#contract/vetting/cases.ts';
import type { LegalUserType } from '#contract/vetting/legal.ts';
import { type FirstOfList, pageBehind } from '#server/platform/db/page-behind.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import { users } from '../../../accounts/tables.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { adminUsers } from '../../../operators/tables.ts';
import { areNamed } from '../../../profiles/queries/are-named.ts';
import { businessProfiles, repProfiles } from '../../../profiles/tables.ts';
import { collectFacts } from '../../checks/queries/collect-facts.ts';
import { userVetting, userVettingSteps } from '../../tables.ts';
import { presentCaseHead } from '../present.ts';

const claimers = alias(adminUsers, 'claimers');

/** Whether the person was asked for a document and has not sent it. */
export const waitsForPerson = sql<boolean>`exists (
  select from user_documents asked
  where asked.vetting_id = ${userVetting.id} and asked.asked_again_at is not null and asked.replaced_at is null
)`;

/** Columns of a case in the queue. */
const caseColumns = {
  vetting: userVetting,
  email: users.email,
  name: sql<string | null>`coalesce(
    case ${userVetting.userType} when 'rep' then ${repProfiles.fullName} else ${businessProfiles.companyName} end,
    ${users.userMetadata} ->> 'full_name'
  )`,
  asked: waitsForPerson,
  submissions: sql<number>`(
    select count(*)::int from ${userVettingSteps}
    where ${userVettingSteps.vettingId} = ${userVetting.id} and ${userVettingSteps.step} = 'submitted'
  )`,
  claimedBy: claimers.email,
  claimRuns: sql<boolean>`coalesce(${userVetting.claimedUntil} > now(), false)`,
};

/** The cases of accounts that are not deleted. */
export const selectCases = (db: Db) =>
  db
    .select(caseColumns)
    .from(userVetting)
    .innerJoin(users, and(eq(users.id, userVetting.userId), sql`${users}.deleted_at is null`))
    .leftJoin(repProfiles, eq(repProfiles.userId, userVetting.userId))
    .leftJoin(businessProfiles, eq(businessProfiles.userId, userVetting.userId))
    .leftJoin(claimers, eq(claimers.id, userVetting.claimedBy))
    .$dynamic();

interface Order {
  readonly where: SQL | undefined;
  readonly by: PgColumn;
  readonly first: FirstOfList;
}

/** With more matches than this, scanning the sorted list finds a page soon; fewer are listed by id, to avoid reading all cases. */
const mostNamesakes = 3_000;

// The redundant "is not null" lets the planner use the partial index.
const decidedAs = (status: 'approved' | 'rejected') =>
  and(eq(userVetting.status, status), isNotNull(userVetting.decidedAt));

/** Undecided cases in order of waiting; decided ones newest first. */
const orders: Record<VettingList, Order> = {
  waiting: {
    where: and(eq(userVetting.status, 'pending'), sql`not ${waitsForPerson}`),
    by: userVetting.submittedAt,
    first: 'oldest first',
  },
  asked: {
    where: and(eq(userVetting.status, 'pending'), waitsForPerson),
    by: userVetting.submittedAt,
    first: 'oldest first',
  },
  approved: { where: decidedAs('approved'), by: userVetting.decidedAt, first: 'newest first' },
  rejected: { where: decidedAs('rejected'), by: userVetting.decidedAt, first: 'newest first' },
};

interface Filter {
  readonly list: VettingList;
  readonly userType?: LegalUserType | undefined;
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
}

export async function listCases(
  db: Db,
  actor: AdminActor,
  { list, userType, search, cursor }: Filter,
): Promise<Page<VettingItem>> {
  const { where, by, first } = orders[list];
  const page = pageBehind(cursor, [by, userVetting.id], first);
  const rows = await selectCases(db)
    .where(
      and(
        where,
        userType && eq(userVetting.userType, userType),
        search === undefined
          ? undefined
          : await areNamed(db, { userId: userVetting.userId, most: mostNamesakes, mostListed: mostNamesakes }, search),
        page.behind,
      ),
    )
    .orderBy(...page.order)
    .limit(vettingPageSize + 1);
  const facts = await collectFacts(
    db,
    rows.map(({ vetting }) => vetting),
  );
  return pageOfRows(
    rows,
    vettingPageSize,
    ({ vetting }) => ({ at: vetting.decidedAt ?? vetting.submittedAt, id: vetting.id }),
    (row) => presentCaseHead(row, facts.get(row.vetting.id)?.facts, actor),
  );
}
