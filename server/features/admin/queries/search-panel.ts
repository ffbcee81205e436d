import { type SQL, sql } from 'drizzle-orm';
import {
  type Found,
  type FoundKind,
  foundKinds,
  mostFound,
  mostOfKind,
  type panelSearchApi,
} from '#contract/admin/panel-search.ts';
import type { Answer } from '#contract/endpoint.ts';
import { mayAdmin } from '#contract/operators/roles.ts';
import { patternContaining, patternStartingWith } from '#server/platform/db/like-pattern.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { readSearchText } from '../../jobs/queries/search-text.ts';
import type { AdminActor } from '../../operators/access.ts';
import { finders, type Matcher } from './panel-finders.ts';

type Row = Record<'id' | 'title' | 'at', string> & Record<'detail' | 'cents' | 'batch_id', string | null>;

const present = ({ at, cents, batch_id: batchId, ...row }: Row): Found => ({
  ...row,
  at: new Date(at).toISOString(),
  cents: cents === null ? null : Number(cents),
  batchId,
});

const containing = (text: string) => (column: SQL) => sql`${column} ilike ${patternContaining(text)}`;
const nothing = () => sql`false`;

/**
 * Matches an email address that contains the text. An index of the local part's end and the domain's start finds the text around the @
 * sign: the trigrams of a whole address would match nearly every address at the same provider.
 */
function addressed(text: string): Matcher['address'] {
  const [name, host, more] = text.toLowerCase().split('@');
  if (!name || host === undefined || more !== undefined) return containing(text);
  const end = [...name].reverse().join('');
  return (column) =>
    sql`(reverse(split_part(${column}, '@', 1)) like ${patternStartingWith(end)} and split_part(${column}, '@', 2) like ${patternStartingWith(host)})`;
}

interface Wanted {
  readonly kind: FoundKind;
  readonly text: string;
  readonly limit: number;
}

async function findWith(db: Db, { kind, text, limit }: Wanted, matches: Matcher): Promise<Found[]> {
  const { rows } = await db.execute<Row>(sql`
    select id, title, detail, to_json(at) #>> '{}' as at, cents, batch_id from (${finders[kind](text, matches)}) found
    order by word_similarity(${text}, title) desc, found.at desc limit ${limit}`);
  return rows.map(present);
}

/**
 * Matches despite typos: names by similarity, titles by correcting the words from those used in jobs. Titles share few words, so that
 * similarity would match nearly all of them.
 */
async function forgiving(db: Db, { kind, text }: Wanted): Promise<Matcher | null> {
  const name = (column: SQL) => sql`${column} %> ${text}`;
  if (kind !== 'jobs') return { name, title: nothing, address: nothing, number: nothing };
  const meant = (await readSearchText(db, text))?.instead?.split(' ');
  if (!meant) return null;
  const title = (column: SQL) =>
    sql.join(
      meant.map((word) => containing(word)(column)),
      sql` and `,
    );
  return { name, title, address: nothing, number: nothing };
}

/** Rows that contain the text or, if a kind has none, similar ones. */
async function find(db: Db, wanted: Wanted): Promise<Found[]> {
  const { text } = wanted;
  const contains = containing(text);
  const found = await findWith(db, wanted, {
    name: contains,
    title: contains,
    address: addressed(text),
    number: contains,
  });
  if (found.length > 0) return found;
  const matches = await forgiving(db, wanted);
  return matches ? findWith(db, wanted, matches) : [];
}

/** Without three alphanumeric characters in a row a text has no trigram, and the search would scan all rows. */
const searchable = /[\p{L}\p{N}]{3}/u;

interface Asked {
  readonly q: string;
  readonly kind?: FoundKind | undefined;
}

/** Searches the kinds that the actor's role may see; a single kind returns more results. */
export async function searchPanel(
  db: Db,
  { role }: AdminActor,
  { q: text, kind: only }: Asked,
): Promise<Answer<typeof panelSearchApi.search>> {
  const most = only === undefined ? mostFound : mostOfKind;
  const kinds = (Object.keys(foundKinds) as FoundKind[]).filter(
    (kind) => mayAdmin(role, foundKinds[kind]) && (only === undefined || kind === only),
  );
  const isSearchable = searchable.test(text);
  const found = await Promise.all(
    kinds.map(async (kind) => [kind, isSearchable ? await find(db, { kind, text, limit: most + 1 }) : []] as const),
  );
  return {
    ...Object.fromEntries(found.map(([kind, hits]) => [kind, hits.slice(0, most)])),
    more: found.flatMap(([kind, hits]) => (hits.length > most ? [kind] : [])),
  };
}
