import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, migrationsFolder } from '#server/platform/db/migrate.ts';
import { createEmptyDatabase, type EmptyDatabase } from '#test/support/empty-database.ts';

const [id, second, third] = [randomUUID(), randomUUID(), randomUUID()];
let database: EmptyDatabase;
let former: string;

const query = (text: string, values: unknown[] = []) => database.pool.query(text, values);

const noteOn = (applicationId: string, text: string, at: string) =>
  query('insert into application_notes (application_id, text, updated_at) values ($1, $2, $3)', [
    applicationId,
    text,
    at,
  ]);

const applyTo = async (applicationId: string, title: string, repId: string) => {
  await query(
    `insert into jobs (id, business_id, title, description, industry, location_id, province, compensation_cents,
                       experience_required, job_type)
     values ('${applicationId}', '${id}', '${title}', 'Let shoppers taste.', 'Retail', '${id}', 'KwaZulu-Natal', 90000, 'Entry Level', 'Contract')`,
  );
  await query(
    `insert into job_applications (id, job_id, rep_id, business_id, message, job_version)
     values ('${applicationId}', '${applicationId}', '${repId}', '${id}', 'Me', 1)`,
  );
};

beforeAll(async () => {
  database = await createEmptyDatabase();
  former = await mkdtemp(join(tmpdir(), 'thengisa-migrations-'));
  await cp(migrationsFolder, former, {
    recursive: true,
    filter: (path) => !/^\d{4}-/.test(basename(path)) || basename(path) < '0171',
  });
  await migrate(database.url, former);
  await query(`insert into locations (id, name, province) values ('${id}', 'Durban', 'KwaZulu-Natal')`);
  for (const [person, name] of [
    [id, 'Thabo'],
    [second, 'Zanele'],
  ] as const) {
    await query(`insert into users (id, email) values ('${person}', '${name.toLowerCase()}@b.example')`);
    await query(
      `insert into rep_profiles (id, user_id, full_name, trial_ends_at) values ('${person}', '${person}', '${name}', now())`,
    );
  }
  await query(
    `insert into business_profiles (id, user_id, company_name, trial_ends_at) values ('${id}', '${id}', 'Foods', now())`,
  );
  await applyTo(id, 'Tasters', id);
  await applyTo(second, 'Stand', id);
  await applyTo(third, 'Leaflets', second);
  await noteOn(id, 'Late twice.', '2026-10-01T08:00Z');
  await noteOn(second, 'Sells well.', '2026-11-02T09:30Z');
  await noteOn(third, 'Own car.', '2026-11-03T09:30Z');
  await query('insert into rep_notes (business_id, rep_id, text, updated_at) values ($1, $1, $2, $3)', [
    id,
    'Call before eight.',
    '2026-10-20T10:00Z',
  ]);
  await migrate(database.url);
});
afterAll(async () => {
  await database.close();
  await rm(former, { recursive: true });
});

const notes = async () =>
  (await query('select text, updated_at from rep_notes order by updated_at')).rows.map(({ text, updated_at: at }) => ({
    text,
    at: at.toISOString(),
  }));

test('all notes about a rep become one, with their words and when each was written', async () => {
  expect(await notes()).toEqual([
    {
      text: [
        'On the application for “Tasters”, 1 Oct 2026, 10:00:\nLate twice.',
        'About the rep, 20 Oct 2026, 12:00:\nCall before eight.',
        'On the application for “Stand”, 2 Nov 2026, 11:30:\nSells well.',
      ].join('\n\n'),
      at: '2026-11-02T09:30:00.000Z',
    },
    { text: 'Own car.', at: '2026-11-03T09:30:00.000Z' },
  ]);
});
