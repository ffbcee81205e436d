import { sql } from 'drizzle-orm';
import { closestWord, searchWords } from '#domain/search-words.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';

/** A word counts as known while an active job has it, or may have it: words are counted now and then only. */
const isLive = sql.raw(`(jobs > 0 or added_at > now() - interval '1 hour')`);

interface WordRow {
  readonly word: string;
  /** Null for words that say nothing, such as "the". */
  readonly lexeme: string | null;
  /** How many active jobs have it in one of its forms; null when none has. */
  readonly jobs: number | null;
  /** What looks like it, when it is unknown. */
  readonly alike: readonly { readonly word: string; readonly times: number }[] | null;
}

const lookUp = prepared('jobs_search_words', (db, name) =>
  db
    .select({
      word: sql<WordRow['word']>`given.word`,
      lexeme: sql<WordRow['lexeme']>`given.lexeme`,
      jobs: sql<WordRow['jobs']>`known.jobs`,
      alike: sql<WordRow['alike']>`alike.words`,
    })
    .from(
      sql`(select word, at, (ts_lexize('english_stem', word))[1] as lexeme
           from unnest(${sql.placeholder('words')}::text[]) with ordinality as words (word, at)) given
        left join lateral (
          select max(jobs)::int as jobs from job_words where job_words.lexeme = given.lexeme and ${isLive}
        ) known on true
        left join lateral (
          select json_agg(near) as words from (
            select word, jobs as times from job_words
            where known.jobs is null and given.lexeme is not null and length(given.word) > 3 and ${isLive}
            order by job_words.word <-> given.word limit 40) near
        ) alike on true`,
    )
    .orderBy(sql`at`)
    .prepare(name),
);

export interface SearchText {
  /** As plain words, misspelt ones put right. */
  readonly words: string;
  /** How many active jobs have the rarest of them, as of the last count. */
  readonly jobs: number;
  /** What was searched for in place of what was typed; null when that is the same. */
  readonly instead: string | null;
}

/** Reads what was typed into the search; null when there is no word in it that could be searched for. */
export async function readSearchText(db: Db, typed: string): Promise<SearchText | null> {
  const words = searchWords(typed);
  if (words.length === 0) return null;
  const rows = await lookUp(db).execute({ words });
  if (rows.every(({ lexeme }) => lexeme === null)) return null;
  const read = rows.map(({ word, lexeme, jobs, alike }) => {
    const meant = jobs === null && alike ? closestWord(word, alike) : null;
    const counted = meant === null ? jobs : alike?.find((one) => one.word === meant)?.times;
    return { word: meant ?? word, jobs: lexeme === null ? null : (counted ?? 0), corrected: meant !== null };
  });
  const text = read.map(({ word }) => word).join(' ');
  return {
    words: text,
    jobs: Math.min(...read.flatMap(({ jobs }) => (jobs === null ? [] : [jobs]))),
    instead: read.some(({ corrected }) => corrected) ? text : null,
  };
}
