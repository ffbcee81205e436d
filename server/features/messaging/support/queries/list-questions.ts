import { and, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Answer } from '#contract/endpoint.ts';
import type { SupportList } from '#contract/messaging/options.ts';
import type { QuestionHead, supportApi } from '#contract/messaging/support.ts';
import { adminPageSize, type Page } from '#contract/paging.ts';
import { pageBehind } from '#server/platform/db/page-behind.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { presentHead } from '../present.ts';
import { supportQuestions } from '../tables.ts';
import { selectQuestions } from './select-questions.ts';

const { status, since, assignedTo, conversationId } = supportQuestions;

const wheres: Record<SupportList, (actor: AdminActor) => SQL | undefined> = {
  unassigned: () => and(eq(status, 'open'), isNull(assignedTo)),
  mine: ({ adminId }) => and(eq(status, 'open'), eq(assignedTo, adminId)),
  others: ({ adminId }) => and(eq(status, 'open'), isNotNull(assignedTo), ne(assignedTo, adminId)),
  waiting: () => eq(status, 'waiting'),
  closed: () => eq(status, 'closed'),
};

interface Wanted {
  readonly list: SupportList;
  readonly cursor?: string | undefined;
}

export async function listQuestions(db: Db, actor: AdminActor, { list, cursor }: Wanted): Promise<Page<QuestionHead>> {
  const page = pageBehind(cursor, [since, conversationId], list === 'closed' ? 'newest first' : 'oldest first');
  const rows = await selectQuestions(db, actor)
    .where(and(wheres[list](actor), page.behind))
    .orderBy(...page.order)
    .limit(adminPageSize + 1);
  return pageOfRows(
    rows,
    adminPageSize,
    ({ question }) => ({ at: question.since, id: question.conversationId }),
    (row) => presentHead(row, actor),
  );
}

const countOf = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`;

export async function countQuestions(db: Db, actor: AdminActor): Promise<Answer<typeof supportApi.counts>> {
  const { unassigned, mine, others, waiting } = wheres;
  const [counts] = await db
    .select({
      unassigned: countOf(unassigned(actor)),
      mine: countOf(mine(actor)),
      others: countOf(others(actor)),
      waiting: countOf(waiting(actor)),
    })
    .from(supportQuestions)
    .where(ne(status, 'closed'));
  if (!counts) throw new Error('Counting gave no row');
  return counts;
}
