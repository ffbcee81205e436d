import { eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { users } from '../../../accounts/tables.ts';
import { adminUsers } from '../../../operators/tables.ts';
import { nameAs } from '../../queries/name-members.ts';
import { conversations } from '../../tables.ts';
import { messageReports } from '../tables.ts';

interface Person {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
}

/** Null: the account was deleted. */
const personOf = (id: SQLWrapper) =>
  sql<Person | null>`(
    select json_build_object('userId', u.id, 'email', u.email, 'name', ${nameAs(sql`'person'`, sql`u.id`)})
    from ${users} u where u.id = ${id} and u.deleted_at is null)`;

export const selectReports = (db: Db) =>
  db
    .select({
      report: messageReports,
      kind: conversations.kind,
      jobTitle: conversations.jobTitle,
      reporter: personOf(messageReports.reporterId),
      reported: personOf(messageReports.reportedId),
      decidedBy: adminUsers.email,
    })
    .from(messageReports)
    .innerJoin(conversations, eq(conversations.id, messageReports.conversationId))
    .leftJoin(adminUsers, eq(adminUsers.id, messageReports.decidedBy))
    .$dynamic();

export type SelectedReport = Awaited<ReturnType<typeof selectReports>>[number];
