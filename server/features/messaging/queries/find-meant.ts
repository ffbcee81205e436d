import { sql } from 'drizzle-orm';
import { closestWord } from '#domain/jobs/search-words.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { Reach } from './find-written.ts';
import { ownMessages, plainWords } from './own-messages.ts';

type Alike = readonly { readonly word: string; readonly times: number }[];

const lookUp = prepared('messages_words_meant', (db, name) =>
  db
    .select({
      word: sql<string>`found.word`,
      isKnown: sql<boolean>`found.is_known`,
      alike: sql<Alike | null>`found.alike`,
    })
    .from(
      sql`(
        with written as materialized (
          select word, count(*)::int as times
          from (${ownMessages}) messages, string_to_table(lower(${plainWords}), ' ') word
          where length(word) between 3 and 40 group by word)
        select given.word, given.place, exists (select from written where starts_with(written.word, given.word)) is_known, (
          select json_agg(near) from (
            select word, times from written where similarity(written.word, given.word) > 0.2
            order by similarity(written.word, given.word) desc limit 40) near) alike
        from unnest(${sql.placeholder('words')}::text[]) with ordinality as given (word, place)) found`,
    )
    .orderBy(sql`found.place`)
    .prepare(name),
);

/** The search words, misspelt ones replaced by similar words of the user's messages; null if none was replaced. */
export async function findMeant(db: Db, reach: Reach, words: readonly string[]): Promise<string[] | null> {
  const rows = await lookUp(db).execute({ ...reach, words });
  const meant = rows.map(({ word, isKnown, alike }) => (isKnown ? word : (closestWord(word, alike ?? []) ?? word)));
  return meant.some((word, place) => word !== words[place]) ? meant : null;
}
