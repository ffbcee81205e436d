import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { and, inArray, is, isNotNull, ne, or, SQL } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { readDeclaredTables } from '#scripts/db/schema/nouns.ts';
import { columnsOfSql, tablesOfSql } from '#scripts/db/schema/outside-drizzle.ts';
import { deleteAccount } from '#server/features/accounts/commands/delete-account.ts';
import {
  declarationOf,
  type Erasure,
  type Personal,
  personalTables,
  wordsOf,
} from '#server/platform/personal-data/declare.ts';
import { columnOf, rowsOf } from '#server/platform/personal-data/rows-of.ts';
import { startBuying } from '#test/support/course-orders.ts';
import { buy, publish } from '#test/support/courses.ts';
import { payGigsHere } from '#test/support/engagements.ts';
import { exportOf } from '#test/support/exports.ts';
import { agreed, startFunding } from '#test/support/funding.ts';
import { apply, jobDraft, postJob } from '#test/support/hiring.ts';
import { agree } from '#test/support/interviews.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { addRow, keyOf, keysOf, samplesOf } from '#test/support/personal-rows.ts';

const app = await openTestApp({ work: false });
const database = new URL(app.database.url).pathname.slice(1);
const declared = [...(await readDeclaredTables()).values()];
const known = namesOf(() => true);

function namesOf(which: (declaration: Personal) => boolean): string[] {
  return personalTables()
    .filter(([, declaration]) => which(declaration))
    .map(([table]) => getTableConfig(table).name)
    .sort();
}

/** The statements that the work sends to the database. */
async function askedBy(work: () => Promise<unknown>): Promise<string[]> {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const { contexts, calls } = asked.mock;
  // Apps of other tests in this process query databases of their own.
  const here = calls.filter((_call, at) => (contexts[at] as pg.Client).database === database);
  asked.mockRestore();
  return here.map(([query]: unknown[]) => (typeof query === 'string' ? query : (query as { text: string }).text));
}

/** The tables of users that are named after such words. */
function namedIn(texts: readonly string[], words: RegExp): string[] {
  const found = new Set(texts.flatMap((text) => [...text.matchAll(words)].map(([, name = '']) => name)));
  return known.filter((name) => found.has(name));
}

async function dealing(): Promise<Person[]> {
  const [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app)]);
  const { id } = await apply(rep, (await postJob(business)).id);
  await agree(business, rep, id);
  await buy(app, rep, await publish(app));
  return [rep, business];
}

test('each table declares whose it is or that it is about no user', () => {
  const silent = declared.filter(({ table }) => declarationOf(table) === undefined);
  expect(silent.map(({ table }) => getTableConfig(table).name)).toEqual([]);
});

test('a process that loaded the app, and nothing else, knows all of them', async () => {
  const load = `await Promise.all([import('#server/app/create-app.ts'), import('#server/app/open-services.ts')]);
    const { personalTables } = await import('#server/platform/personal-data/declare.ts');
    console.log(personalTables().length);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', load]);
  expect(Number(stdout)).toBe(known.length);
});

test('of the tables that only SQL knows, none leads to a user but the terms of jobs', async () => {
  const { rows } = await app.database.pool.query<{ name: string }>(`
    select distinct table_name::text as name from information_schema.columns
    join pg_class on relname = table_name and not relispartition
    where table_schema = 'public' and (column_name ~ '(user|rep|business|owner|job)_id$|email|phone|address')`);
  expect(rows.map(({ name }) => name).filter((name) => name in tablesOfSql)).toEqual(['match_job_terms']);
});

test('deleting an account writes to the tables that declare it, and to no other tables of users', async () => {
  const people = await dealing();
  const asked = await askedBy(async () => {
    for (const { call, password } of people) await call(accountApi.close, { body: { password } });
  });
  const written = namedIn(asked, /\b(?:delete from|update) "?(\w+)/g);
  expect(written).toEqual(namesOf(({ erased, erasedBy }) => Boolean(erased ?? erasedBy)));
});

const erasuresOf = ({ erased = [] }: Personal) => (erased === 'rows' ? [{}] : [erased].flat()) as Erasure[];

/** What a table says that deletion does, for each way to the user. */
const erasures = personalTables().flatMap(([table, declaration]) =>
  erasuresOf(declaration).flatMap((erasure) =>
    wordsOf(erasure.of ?? declaration.of).map((path) => ({ table, path, erasure })),
  ),
);

type OneErasure = (typeof erasures)[number];

const titleOf = ({ table, path }: OneErasure, { email }: Person) =>
  `${getTableConfig(table).name} by ${path} of ${email}`;

/** Rows that have something left in what is blanked; all of them, where rows are deleted. */
function leftIn(table: PgTable, { blank, set = {} }: Erasure): SQL | undefined {
  if (blank === undefined) return undefined;
  const blanked = wordsOf(blank).filter((name) => !(name in set));
  const values = Object.entries(set).filter(([, value]) => !is(value, SQL));
  return or(
    ...blanked.map((name) => {
      const column = columnOf(table, name);
      return column.notNull ? ne(column, column.default) : isNotNull(column);
    }),
    ...values.map(([name, value]) => ne(columnOf(table, name), value)),
  );
}

/** One side or the other: a rep has no jobs, and a business has not applied. */
const sideOf = ({ table, path }: OneErasure, [rep, business]: readonly Person[]) =>
  (/^business_profiles |[ .](business|job|takeDown)Id\b/.test(`${getTableConfig(table).name} ${path}`)
    ? business
    : rep) as Person;

test('deletion leaves no row, and no word in a column, that the tables say it erases', async () => {
  const people = await dealing();
  const { db } = app.services;
  const had = new Map<string, { one: OneErasure; person: Person; keys: string[] }>();
  for (const one of erasures) {
    const person = sideOf(one, people);
    const { table, path, erasure } = one;
    const all = { path, userId: person.userId, where: erasure.where };
    const full = { ...all, where: and(erasure.where, leftIn(table, erasure)) };
    const keys = await keysOf(app, table, all);
    const values = samplesOf(table, erasure.blank ?? '');
    if (keys.length === 0) await addRow(app, table, { ...all, values });
    else if ((await keysOf(app, table, full)).length === 0)
      await db
        .update(table)
        .set(values)
        .where(inArray(keyOf(table), keys));
    had.set(titleOf(one, person), { one, person, keys: await keysOf(app, table, full) });
  }
  expect([...had].filter(([, { keys }]) => keys.length === 0).map(([title]) => title)).toEqual([]);
  for (const { userId: id, email } of people) await app.services.transaction((tx) => deleteAccount(tx, { id, email }));
  const left: string[] = [];
  for (const [title, { one, person, keys }] of had) {
    const { table, path, erasure } = one;
    const same = inArray(keyOf(table), keys);
    const found =
      erasure.blank === undefined ? or(same, and(rowsOf(db, table, path, person.userId), erasure.where)) : same;
    if ((await db.$count(table, and(found, leftIn(table, erasure)))) > 0) left.push(title);
  }
  expect(left).toEqual([]);
});

test('of the columns that only SQL knows, those that outlive an account say nothing of a user', () => {
  const deletes = (erasure: Erasure) => erasure.blank === undefined;
  const kept = namesOf((declaration) => !erasuresOf(declaration).some(deletes));
  // The words of a job are in the search only while it is active, and deletion closes it.
  expect(Object.keys(columnsOfSql).filter((name) => kept.includes(name.split('.')[0] ?? ''))).toEqual([
    'jobs.search',
    'jobs.sells_to_businesses',
    'ledger_transfers.booked_in',
    'payment_courses.went_back',
  ]);
});

test('an export reads the tables that say so', async () => {
  await payGigsHere(app);
  const { rep, business } = await agreed(app);
  const { id: jobId } = await postJob(business);
  const body = { ...(await jobDraft(business.call, { title: 'Edited' })), version: 1 };
  await business.call(ownJobsApi.edit, { params: { jobId }, body });
  await startFunding(business);
  await startBuying(rep, await publish(app));
  const people = [...(await dealing()), rep, business];
  const read = namedIn(
    await askedBy(async () => {
      for (const person of people) await exportOf(app, person);
    }),
    /\b(?:from|join) "?(\w+)/g,
  );
  expect(namesOf(({ exported }) => exported !== undefined).filter((name) => !read.includes(name))).toEqual([]);
});
