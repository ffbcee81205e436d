import { describe, expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { savedJobsApi } from '#contract/jobs/saved-jobs.ts';
import { type SearchMail, savedSearchesApi } from '#contract/jobs/saved-searches.ts';
import { expectRefusal } from '#test/support/api.ts';
import { exportOf } from '#test/support/exports.ts';
import { postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
const [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app)]);

const save = (who: Person, name: string, mail: SearchMail = 'daily') =>
  who.call(savedSearchesApi.save, {
    body: { name, mail, filters: { q: 'sollar', province: 'Gauteng', minimumRateCents: 5_000 } },
  });
const list = async (who: Person) => (await who.call(savedSearchesApi.list, { query: {} })).items;

describe('saved searches', () => {
  test('are stored as chosen, listed newest first, renamed, changed and deleted', async () => {
    const first = await save(rep, 'First');
    const second = await save(rep, 'Second', 'instant');
    expect(first).toMatchObject({
      name: 'First',
      mail: 'daily',
      filters: { q: 'sollar', province: 'Gauteng', minimumRateCents: 5_000 },
    });
    expect(await list(rep)).toEqual([second, first]);
    const params = { searchId: first.id };
    expect(await rep.call(savedSearchesApi.change, { params, body: { name: 'Sun' } })).toEqual({
      ...first,
      name: 'Sun',
    });
    expect(await rep.call(savedSearchesApi.change, { params, body: { mail: 'none' } })).toMatchObject({
      name: 'Sun',
      mail: 'none',
    });
    await rep.call(savedSearchesApi.remove, { params });
    await expectRefusal(rep.call(savedSearchesApi.remove, { params }), 'saved_search.not_found');
    expect(await list(rep)).toEqual([second]);
  });

  test('of another rep are not found', async () => {
    const { id: searchId } = await save(rep, 'Private');
    const other = await signUpRep(app);
    expect(await list(other)).toEqual([]);
    const params = { searchId };
    await expectRefusal(
      other.call(savedSearchesApi.change, { params, body: { name: 'Mine' } }),
      'saved_search.not_found',
    );
    await expectRefusal(other.call(savedSearchesApi.remove, { params }), 'saved_search.not_found');
    expect((await list(rep))[0]).toMatchObject({ name: 'Private' });
  });

  test('are limited to twenty, also when saved concurrently', async () => {
    const keen = await signUpRep(app);
    const all = await Promise.allSettled(Array.from({ length: 24 }, (_, turn) => save(keen, `Search ${turn}`)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect(await list(keen)).toHaveLength(20);
    await expectRefusal(save(keen, 'One more'), 'saved_search.too_many');
  });

  test.each([
    { name: ' ' },
    { name: 'x'.repeat(61) },
    { mail: 'hourly' },
    { filters: { province: 'Atlantis' } },
    { filters: { q: '\u0000' } },
  ])('with %o are refused', async (changes) => {
    const body = { name: 'Fine', mail: 'daily', filters: {}, ...changes } as never;
    await expectRefusal(rep.call(savedSearchesApi.save, { body }), 'request.invalid');
  });

  test('need an existing location and a rep', async () => {
    const body = { name: 'Nowhere', mail: 'daily' as const, filters: { locationId: crypto.randomUUID() } };
    await expectRefusal(rep.call(savedSearchesApi.save, { body }), 'location.unknown');
    await expectRefusal(save(business, 'No rep'), 'role.rep_required');
  });
});

describe('saved jobs', () => {
  const save = (who: Person, jobId: string) => who.call(savedJobsApi.save, { params: { jobId } });
  const saved = async (who: Person, cursor?: string) => who.call(savedJobsApi.list, { query: { cursor } });

  test('are listed last saved first, page by page, with closed ones, each once', async () => {
    const reader = await signUpRep(app);
    const jobIds: string[] = [];
    for (let turn = 0; turn < 23; turn++) jobIds.push((await postJob(business)).id);
    for (const jobId of jobIds) await save(reader, jobId);
    await save(reader, jobIds[0] ?? '');
    await app.database.pool.query(`update jobs set status = 'closed', closed_at = now() where id = $1`, [jobIds[5]]);
    const first = await saved(reader);
    const second = await saved(reader, first.nextCursor ?? undefined);
    const seen = [...first.items, ...second.items];
    expect(seen.map(({ id }) => id)).toEqual(jobIds.toReversed());
    expect(seen.find(({ id }) => id === jobIds[5])?.status).toBe('closed');
    await reader.call(savedJobsApi.remove, { params: { jobId: jobIds[22] ?? '' } });
    await reader.call(savedJobsApi.remove, { params: { jobId: jobIds[22] ?? '' } });
    expect((await saved(reader)).items[0]?.id).toBe(jobIds[21]);
  });

  test('must exist and be open, and are private to the rep', async () => {
    await expectRefusal(save(rep, crypto.randomUUID()), 'job.not_found');
    const nothing = { params: { jobId: crypto.randomUUID() } };
    await expectRefusal(rep.call(savedJobsApi.remove, nothing), 'job.not_found');
    const { id } = await postJob(business);
    await app.database.pool.query(`update jobs set status = 'closed', closed_at = now() where id = $1`, [id]);
    await expectRefusal(save(rep, id), 'job.not_found');
    await expectRefusal(save(business, id), 'role.rep_required');
    const open = await postJob(business);
    await save(rep, open.id);
    expect((await saved(await signUpRep(app))).items).toEqual([]);
  });

  test('and searches are exported and deleted with the account', async () => {
    const leaver = await signUpRep(app);
    const { id } = await postJob(business, { title: 'Worth keeping' });
    await save(leaver, id);
    await leaver.call(savedSearchesApi.save, { body: { name: 'Mine', mail: 'none', filters: {} } });
    expect(await exportOf(app, leaver)).toMatchObject({
      savedJobs: [{ jobId: id, jobTitle: 'Worth keeping' }],
      savedSearches: [{ name: 'Mine', mail: 'none', filters: {} }],
    });
    await leaver.call(accountApi.close, { body: { password: leaver.password } });
    const { rows } = await app.database.pool.query(
      `select (select count(*)::int from saved_jobs join rep_profiles r on r.id = rep_id where user_id = $1) as jobs,
              (select count(*)::int from saved_searches join rep_profiles r on r.id = rep_id where user_id = $1) as searches`,
      [leaver.userId],
    );
    expect(rows).toEqual([{ jobs: 0, searches: 0 }]);
  });
});
