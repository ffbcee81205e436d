import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nationalProvince, provinces } from '#contract/catalogue/options.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';
import { ensureReferenceData } from './reference-data.ts';

const specifiedIcons = [
  'briefcase',
  'shopping-bag',
  'package',
  'calendar',
  'utensils',
  'banknote',
  'laptop',
  'sparkles',
  'car',
  'phone',
  'home',
  'heart',
  'graduation-cap',
];

describe('ensureReferenceData', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await ensureReferenceData(database.pool);
  });
  afterAll(() => database.close());

  const read = async (query: string) => (await database.pool.query(query)).rows;

  it('has every province with its towns, and the whole country', async () => {
    const rows = await read('select province, count(*)::int as places from locations group by province');
    const places = new Map(rows.map((row) => [row.province, row.places]));
    expect(places.get(nationalProvince)).toBe(1);
    for (const province of provinces) expect(places.get(province), province).toBeGreaterThanOrEqual(7);
    expect(places.size).toBe(provinces.length + 1);
  });

  it('uses every icon of the specification and no other', async () => {
    const rows = await read('select distinct icon_name from industries');
    expect(rows.map((row) => row.icon_name).sort()).toEqual([...specifiedIcons].sort());
  });

  it('has every skill once, whatever the capitals, under a heading', async () => {
    const rows = await read('select lower(name) as name, skill_group from skills');
    expect(rows.length).toBeGreaterThanOrEqual(75);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
    expect(new Set(rows.map((row) => row.skill_group)).size).toBeGreaterThanOrEqual(6);
  });

  it('leaves a skill that an operator spelt differently', async () => {
    await read("update skills set name = 'COLD CALLING' where name = 'Cold calling'");
    await ensureReferenceData(database.pool);
    expect(await read("select name from skills where lower(name) = 'cold calling'")).toEqual([
      { name: 'COLD CALLING' },
    ]);
  });

  it('changes nothing the second time', async () => {
    const everything = async () => [
      await read('select *, xmin from locations order by id'),
      await read('select *, xmin from industries order by id'),
      await read('select *, xmin from skills order by id'),
    ];
    const before = await everything();
    await ensureReferenceData(database.pool);
    expect(await everything()).toEqual(before);
  });

  it('keeps ids, restores an icon and leaves what an operator added', async () => {
    const [retail] = await read("update industries set icon_name = 'car' where name = 'Retail' returning id");
    await read("insert into industries (id, name) values (gen_random_uuid(), 'Beekeeping')");
    await ensureReferenceData(database.pool);
    expect(
      await read("select id, icon_name from industries where name in ('Retail', 'Beekeeping') order by name"),
    ).toEqual([
      { id: expect.any(String), icon_name: 'briefcase' },
      { id: retail.id, icon_name: 'shopping-bag' },
    ]);
  });

  it('runs once when several processes start together', async () => {
    const other = await createTestDatabase();
    try {
      await Promise.all(Array.from({ length: 4 }, () => ensureReferenceData(other.pool)));
      const { rows } = await other.pool.query('select count(*)::int as count from locations');
      const { rows: expected } = await database.pool.query('select count(*)::int as count from locations');
      expect(rows).toEqual(expected);
    } finally {
      await other.close();
    }
  });
});
