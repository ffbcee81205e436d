import { type SQL, sql } from 'drizzle-orm';
import type { Answer } from '#contract/endpoint.ts';
import { mayAdmin } from '#contract/operators/roles.ts';
import { type Found, type FoundKind, foundKinds, mostFound, type panelSearchApi } from '#contract/panel-search.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { AdminActor } from '../../operators/access.ts';
import { finders } from './panel-finders.ts';

type Row = Record<'id' | 'title' | 'at', string> & Record<'detail' | 'cents', string | null>;

const present = ({ at, cents, ...row }: Row): Found => ({
  ...row,
  at: new Date(at).toISOString(),
  cents: cents === null ? null : Number(cents),
});

/** What contains the text. Where nothing of a kind does, what is like it. */
async function find(db: Db, kind: FoundKind, text: string): Promise<Found[]> {
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const containing = (column: SQL) => sql`${column} ilike ${pattern}`;
  const alike = (column: SQL) => sql`${column} %> ${text}`;
  for (const matches of [containing, alike]) {
    const { rows } = await db.execute<Row>(sql`
      select id, title, detail, to_json(at) #>> '{}' as at, cents from (${finders[kind](text, matches)}) found
      order by word_similarity(${text}, title) desc, found.at desc limit ${mostFound}`);
    if (rows.length > 0) return rows.map(present);
  }
  return [];
}

/** Of the kinds that the actor's role may see. */
export async function searchPanel(
  db: Db,
  { role }: AdminActor,
  text: string,
): Promise<Answer<typeof panelSearchApi.search>> {
  const kinds = (Object.keys(foundKinds) as FoundKind[]).filter((kind) => mayAdmin(role, foundKinds[kind]));
  return Object.fromEntries(await Promise.all(kinds.map(async (kind) => [kind, await find(db, kind, text)] as const)));
}
