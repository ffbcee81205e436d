import { beforeAll, describe, expect, test } from 'vitest';
import { catalogueApi } from '#contract/catalogue/catalogue.ts';
import { type BrowseQuery, jobSearchApi } from '#contract/jobs/search.ts';
import { expectRefusal } from '#test/support/api.ts';
import { postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';

const place = (name: string) => places.get(name) ?? '';
const browse = (query: BrowseQuery = {}) => rep.call(jobSearchApi.browse, { query });

async function everyPage(query: BrowseQuery): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await browse({ ...query, cursor });
    seen.push(...page.items.map(({ title }) => title));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return seen;
}

const app = await openTestApp({ work: false });
const [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app, { preferred_location: 'Durban' })]);
const locations = await rep.call(catalogueApi.locations, {});
const places = new Map(locations.map(({ id, name }) => [name, id]));

describe('the order', () => {
  const health = { industry: 'Healthcare' };
  beforeAll(async () => {
    const towns = ['Cape Town', 'Johannesburg', 'Umhlanga', 'Durban', 'National'];
    for (let turn = 0; turn < 45; turn++)
      await postJob(business, {
        title: `${turn}`,
        ...health,
        industry: 'Healthcare',
        locationId: place(towns[turn % 5] ?? ''),
        hourlyRateCents: turn % 9 === 0 ? null : 4_000 + (turn % 7) * 100,
      });
  });

  test('by pay is best paid first, without a rate last, every job once', async () => {
    const seen: (number | null)[] = [];
    let cursor: string | undefined;
    do {
      const page = await browse({ ...health, sort: 'pay', cursor });
      seen.push(...page.items.map(({ hourlyRateCents }) => hourlyRateCents));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toHaveLength(45);
    expect(seen).toEqual(seen.toSorted((one, other) => (other ?? 0) - (one ?? 0)));
    expect(new Set(await everyPage({ ...health, sort: 'pay' })).size).toBe(45);
  });

  test.each([{ ...health }, { ...health, q: 'shoppers' }])(
    'nearest first has each with its distance, every job once: %o',
    async (asked) => {
      const found = [];
      let cursor: string | undefined;
      do {
        const page = await browse({ ...asked, sort: 'nearest', cursor });
        found.push(...page.items);
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      expect(new Set(found.map(({ id }) => id)).size).toBe(45);
      expect([...new Set(found.map(({ location }) => location.name))]).toEqual([
        'Durban',
        'Umhlanga',
        'Johannesburg',
        'Cape Town',
        'National',
      ]);
      expect(found[0]?.distanceKm).toBe(0);
      expect(found.at(-1)?.distanceKm).toBeNull();
      const johannesburg = found.find(({ location }) => location.name === 'Johannesburg');
      expect(johannesburg?.distanceKm).toBeGreaterThan(450);
    },
  );

  test('nearest to a given place works, and is refused for one that is not on the map', async () => {
    const [first] = (await browse({ ...health, sort: 'nearest', near: place('Cape Town') })).items;
    expect(first?.location.name).toBe('Cape Town');
    await expectRefusal(browse({ sort: 'nearest', near: place('National') }), 'job.origin_unknown');
    const nowhere = await signUpRep(app);
    await expectRefusal(nowhere.call(jobSearchApi.browse, { query: { sort: 'nearest' } }), 'job.origin_unknown');
  });

  test('defaults to nearest first for reps with a known place, page by page, unless they choose another', async () => {
    const usual = await browse(health);
    expect(usual.sort).toBe('nearest');
    expect(usual.items).toEqual((await browse({ ...health, sort: 'nearest' })).items);
    expect(await everyPage(health)).toEqual(await everyPage({ ...health, sort: 'nearest' }));
    const newest = await browse({ ...health, sort: 'newest' });
    expect([newest.sort, newest.items[0]]).toMatchObject(['newest', { title: '44', distanceKm: null }]);
  });

  test.each([{}, { preferred_location: 'National' }])('and to newest first for others: %o', async (profile) => {
    const user = await signUpRep(app, profile);
    const ask = (query: BrowseQuery) => user.call(jobSearchApi.browse, { query: { ...health, ...query } });
    const usual = await ask({});
    expect([usual.sort, usual.items[0]]).toMatchObject(['newest', { title: '44', distanceKm: null }]);
    // Setting a location in the meantime doesn't change the order of a list already started.
    await app.database.pool.query('update rep_profiles set location_id = $1 where user_id = $2', [
      place('Durban'),
      user.userId,
    ]);
    const later = await ask({ cursor: usual.nextCursor ?? '' });
    expect([later.sort, later.items[0]?.title]).toEqual(['newest', '24']);
    expect((await ask({})).sort).toBe('nearest');
  });

  test('a cursor is valid for its own order only', async () => {
    for (const sort of ['newest', 'pay', 'nearest'] as const) {
      const { nextCursor } = await browse({ ...health, sort });
      for (const other of ['newest', 'pay', 'nearest'] as const) {
        const turned = browse({ ...health, sort: other, cursor: nextCursor ?? '' });
        if (other === sort) expect((await turned).items.length).toBeGreaterThan(0);
        else await expectRefusal(turned, 'request.bad_cursor');
      }
    }
  });
});
