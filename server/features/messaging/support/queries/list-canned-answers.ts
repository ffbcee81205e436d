import { sql } from 'drizzle-orm';
import type { CannedAnswer } from '#contract/messaging/canned-answers.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { cannedAnswers } from '../tables.ts';

export const listCannedAnswers = (db: Db, _actor: AdminActor): Promise<CannedAnswer[]> =>
  db.select().from(cannedAnswers).orderBy(sql`lower(${cannedAnswers.title})`);
