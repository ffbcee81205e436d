import { sql } from 'drizzle-orm';
import { closestWord, slipsBetween, wordsTyped } from '#domain/jobs/search-words.ts';
import {
  fillers,
  meantPlace,
  namesOf,
  type SearchedPlace,
  searchedPlaces,
} from '#domain/matching/places/searched-places.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { locatePlaces } from '../../catalogue/queries/locate-places.ts';
import { allOf } from './search-marks.ts';
import { joinPlaces, type ReadPlace, readTextPlace } from './search-text-place.ts';

/** A word is known while an active job has it, or may have it: words are only counted periodically. */
const isLive = sql.raw(`(jobs > 0 or added_at > now() - interval '1 hour')`);

interface WordRow {
  readonly word: string;
  /** Null for stop words such as "the". */
  readonly lexeme: string | null;
  /** How many active jobs have it in one of its forms. Null if none has. */
  readonly jobs: number | null;
  /** Similar words, if it is unknown. */
  readonly alike: readonly { readonly word: string; readonly lexeme: string; readonly times: number }[] | null;
}

// The typed words come first. Other names of their places follow and are only stemmed like the index, which leaves words with digits as they are.
const lookUp = prepared('jobs_search_words', (db, name) =>
  db
    .select({
      word: sql<WordRow['word']>`given.word`,
      lexeme: sql<WordRow['lexeme']>`given.lexeme`,
      jobs: sql<WordRow['jobs']>`known.jobs`,
      alike: sql<WordRow['alike']>`alike.words`,
    })
    .from(
      sql`(select word, at, case when word ~ '[0-9]' then word else (ts_lexize('english_stem', word))[1] end as lexeme
           from unnest(${sql.placeholder('words')}::text[]) with ordinality as words (word, at)) given
        left join lateral (
          select max(jobs)::int as jobs from job_words where job_words.lexeme = given.lexeme and ${isLive}
        ) known on true
        left join lateral (
          select json_agg(near) as words from (
            select word, lexeme, jobs as times from job_words
            where known.jobs is null and given.lexeme is not null and length(given.word) > 3
              and given.at <= ${sql.placeholder('typed')}::int and ${isLive}
            order by job_words.word <-> given.word limit 40) near
        ) alike on true`,
    )
    .orderBy(sql`at`)
    .prepare(name),
);

export interface SearchText {
  /** Text of a `tsquery`. */
  readonly query: string;
  /** How many active jobs have the rarest word that doesn't name a place, as of the last count. Null without one. */
  readonly jobs: number | null;
  readonly place: Omit<ReadPlace, 'query'> | null;
  /** The corrected text that was searched for, or null if it is the same. */
  readonly instead: string | null;
}

interface ReadWord {
  readonly word: string;
  readonly lexeme: string | null;
  readonly jobs: number;
  readonly isUnknown: boolean;
  /** The edit distance from the typed word to its correction. */
  readonly slips: number;
}

function readWord({ word, lexeme, jobs, alike }: WordRow): ReadWord {
  const isUnknown = jobs === null && lexeme !== null;
  const meant = isUnknown && alike ? closestWord(word, alike) : null;
  const known = alike?.find((one) => one.word === meant);
  if (!known) return { word, lexeme, jobs: jobs ?? 0, isUnknown, slips: isUnknown ? Number.POSITIVE_INFINITY : 0 };
  return {
    word: known.word,
    lexeme: known.lexeme,
    jobs: known.times,
    isUnknown,
    slips: slipsBetween(word, known.word),
  };
}

const isIn = (at: number, places: readonly SearchedPlace[]) => places.some(({ from, to }) => at >= from && at < to);

const mostWordsMisspelt = 3;

/** The typed words with a misspelt place corrected. Null if there is none, and if words of jobs are as close. */
function withPlace(typed: readonly string[], read: readonly ReadWord[], named: readonly SearchedPlace[]) {
  for (let length = Math.min(mostWordsMisspelt, typed.length); length > 0; length--)
    for (let from = 0; from + length <= typed.length; from++) {
      const words = read.slice(from, from + length);
      const isNamed = words.some((_, next) => isIn(from + next, named));
      if (isNamed || !words.some(({ isUnknown }) => isUnknown)) continue;
      const meant = meantPlace(typed.slice(from, from + length).join(' '));
      if (meant && meant.slips < words.reduce((sum, { slips }) => sum + slips, 0))
        return [...typed.slice(0, from), ...meant.name.split(' '), ...typed.slice(from + length)];
    }
  return null;
}

async function readWords(db: Db, given: readonly string[], mayBePlaces = true): Promise<SearchText | null> {
  const nearPlace = searchedPlaces(given).length > 0 ? given.filter((word) => !fillers.has(word)) : given;
  const typed = nearPlace.length > 0 ? nearPlace : given;
  const named = searchedPlaces(typed);
  const names = named.flatMap(({ places }) => namesOf(places)).flatMap((name) => name.split(' '));
  const rows = await lookUp(db).execute({ words: [...typed, ...names], typed: typed.length });
  // Names of places are correct, whether or not a job has the word.
  const read = rows
    .slice(0, typed.length)
    .map((row, at) => readWord(isIn(at, named) ? { ...row, jobs: row.jobs ?? 0 } : row));
  const corrected = mayBePlaces ? withPlace(typed, read, named) : null;
  if (corrected) {
    const found = await readWords(db, corrected, false);
    return found && { ...found, instead: found.instead ?? corrected.join(' ') };
  }
  const lexemes = new Map(rows.map(({ word, lexeme }) => [word, lexeme]));
  const places = named.length === 0 ? [] : await locatePlaces(db);
  const place = joinPlaces(
    named.map(({ from, nameTo, ...meant }) => {
      const jobs = Math.max(...read.slice(from, nameTo).map((word) => word.jobs));
      return readTextPlace({ typed: typed.slice(from, nameTo), jobs, ...meant }, lexemes, places);
    }),
  );
  const others = read.flatMap(({ lexeme, jobs }, at) => (lexeme === null || isIn(at, named) ? [] : [{ lexeme, jobs }]));
  if (place === null && others.length === 0) return null;
  const isSame = read.every(({ word }, at) => word === typed[at]);
  return {
    query: [...others.map(({ lexeme }) => allOf([lexeme])), ...(place ? [place.query] : [])].join('&'),
    jobs: others.length === 0 ? null : Math.min(...others.map(({ jobs }) => jobs)),
    place,
    instead: isSame ? null : read.map(({ word }) => word).join(' '),
  };
}

/** Words that every job would match: "promoter jobs" are promoters, and "jobs near me" has no search words. */
const jobWords = new Set('job jobs gig gigs vacancy vacancies'.split(' '));
const hereWords = new Set([...fillers, 'me', 'my', 'here']);

/** Increment when the same words are parsed differently: saved searches are then parsed again. */
export const searchReading = 1;

/** Parses the typed search. Null if it has no word to search for. */
export async function readSearchText(db: Db, typed: string): Promise<SearchText | null> {
  const words = wordsTyped(typed).filter((word) => !jobWords.has(word));
  return words.every((word) => hereWords.has(word)) ? null : readWords(db, words);
}
