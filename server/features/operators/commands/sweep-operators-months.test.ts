import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { pageBehind } from '#server/platform/db/page-behind.ts';
import { encodeCursor } from '#server/platform/http/cursor.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { adminAudit } from '../tables.ts';
import { sweepOperators } from './sweep-operators.ts';

const app = await openTestApp({ work: false });
const { pool } = app.database;

const months = async (kind: 'money' | 'rest') => {
  const { rows } = await pool.query<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'admin_audit_${kind}'::regclass order by 1`,
  );
  return rows.map(({ name }) => name).filter((name) => /\d$/.test(name));
};

/** The date in South Africa so long from now: at the end of a month, UTC may still be in another one. */
const inSouthAfrica = (interval: string) => `(now() at time zone 'Africa/Johannesburg' + interval '${interval}')`;
const at = (interval: string) => `${inSouthAfrica(interval)} at time zone 'Africa/Johannesburg'`;

/** The month in South Africa, such as `2026_11`. */
const monthAway = async (months: number): Promise<string> => {
  const { rows } = await pool.query(`select to_char(${inSouthAfrica(`${months} months`)}, 'YYYY_MM') as month`);
  return rows[0].month;
};

const write = (who: string, at: string, aboutMoney = false) =>
  pool.query(
    `insert into admin_audit (id, who, act, outcome, about_money, created_at) values (gen_random_uuid(), $1, 'sign_out', 'done', $2, ${at})`,
    [who, aboutMoney],
  );

const whoIn = async (table: string) =>
  (await pool.query<{ who: string }>(`select who from ${table} where act = 'sign_out' order by who`)).rows.map(
    ({ who }) => who,
  );

test('partitions of coming months are created in advance, and recreated where they are missing', async () => {
  const coming = await Promise.all([0, 1, 2, 3].map(monthAway));
  for (const kind of ['money', 'rest'] as const) {
    expect(await months(kind)).toEqual(coming.map((month) => `admin_audit_${kind}_${month}`));
  }
  await pool.query(`drop table admin_audit_rest_${coming[3]}`);
  await write('early', at('3 months'));
  expect(await whoIn('admin_audit_rest_other')).toEqual(['early']);
  // The month's partition would have to take over that row, and is not created; the other partitions are.
  await pool.query(`drop table admin_audit_money_${coming[3]}`);
  await sweepOperators(app.services, new AbortController().signal);
  expect(await months('rest')).toHaveLength(3);
  expect(await months('money')).toHaveLength(4);
});

test('an expired month is dropped as a whole, money entries stay five years, and nothing else is dropped', async () => {
  for (const [age, who] of [
    ['-60 months', 'five years'],
    ['-62 months', 'longer'],
    ['-26 months', 'two years'],
    ['-12 months', 'one year'],
  ] as const) {
    await pool.query(`select admin_audit_make_months(${inSouthAfrica(age)}::date, 1)`);
    for (const aboutMoney of [true, false]) await write(`${who}${aboutMoney ? ', money' : ''}`, at(age), aboutMoney);
  }
  await write('stray', at('-40 months'));
  await write('stray, money', at('-40 months'), true);
  await Promise.all([
    sweepOperators(app.services, new AbortController().signal),
    sweepOperators(app.services, new AbortController().signal),
  ]);
  expect(await whoIn('admin_audit')).toEqual(
    ['early', 'five years, money', 'one year', 'one year, money', 'stray, money', 'two years, money'].sort(),
  );
  await pool.query('update operator_settings set audit_days = 3650');
  await write('stray', at('-40 months'));
  await sweepOperators(app.services, new AbortController().signal);
  expect(await whoIn('admin_audit')).toContain('stray');
});

test('partitions can’t be updated, deleted from or truncated either', async () => {
  await write('now', 'now()', true);
  const part = `admin_audit_money_${await monthAway(0)}`;
  expect(await whoIn(part)).toEqual(['now']);
  for (const statement of [`update ${part} set who = 'else'`, `delete from ${part}`, `truncate ${part}`]) {
    await expect(pool.query(statement), statement).rejects.toThrow('append-only');
  }
  await expect(pool.query('truncate admin_audit_rest_other')).rejects.toThrow('append-only');
});

test('a page of the audit log is searched in the months before its cursor', async () => {
  const cursor = encodeCursor({ at: new Date(Date.now() - 335 * 86_400_000), id: uuidv7() });
  const { behind, order } = pageBehind(cursor, [adminAudit.createdAt, adminAudit.id]);
  const page = app.services.db
    .select()
    .from(adminAudit)
    .where(behind)
    .orderBy(...order)
    .limit(51);
  const { rows } = await app.services.db.execute<Record<'QUERY PLAN', string>>(sql`explain ${page.getSQL()}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain(`admin_audit_rest_${await monthAway(-12)}`);
  for (const month of await Promise.all([0, 1, 2].map(monthAway))) expect(plan).not.toContain(month);
});
