import { expect, test } from 'vitest';
import { allReceivedApi } from '#contract/applications/all-received.ts';
import { applicationsApi } from '#contract/applications/applications.ts';
import { expectRefusal } from '#test/support/api.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
const list = (who: Person, query: object = {}) => who.call(allReceivedApi.list, { query });

test('a business lists applications for all of its jobs, by job and by status', async () => {
  const [business, other, first, second] = await Promise.all([
    signUpBusiness(app),
    signUpBusiness(app),
    signUpRep(app, { full_name: 'First Rep' }),
    signUpRep(app, { full_name: 'Second Rep' }),
  ]);
  const [jobA, jobB, foreign] = [await postJob(business), await postJob(business), await postJob(other)];
  const oldest = await apply(first, jobA.id);
  const middle = await apply(second, jobA.id);
  const newest = await apply(first, jobB.id);
  await apply(first, foreign.id);
  await business.call(applicationsApi.reject, { params: { applicationId: middle.id }, body: {} });
  const ids = async (query: object = {}) => (await list(business, query)).items.map(({ id }) => id);

  expect(await ids()).toEqual([newest.id, middle.id, oldest.id]);
  expect(await ids({ jobId: jobA.id })).toEqual([middle.id, oldest.id]);
  expect(await ids({ status: 'pending' })).toEqual([newest.id, oldest.id]);
  expect(await ids({ status: 'rejected', jobId: jobA.id })).toEqual([middle.id]);
  expect(await ids({ status: 'rejected', jobId: jobB.id })).toEqual([]);
  // Another business's job gives an empty list, and no error.
  expect(await ids({ jobId: foreign.id })).toEqual([]);
  expect((await list(business)).items[0]).toMatchObject({ jobTitle: jobB.title, rep: { fullName: 'First Rep' } });

  expect((await business.call(allReceivedApi.jobs, {})).items).toEqual([
    { id: jobB.id, title: jobB.title, applications: 1 },
    { id: jobA.id, title: jobA.title, applications: 2 },
  ]);
  await expectRefusal(list(first), 'role.business_required');
  await expectRefusal(list(business, { cursor: 'nonsense' }), 'request.bad_cursor');
});

test('each applicant has their current photo, unless they withdrew', async () => {
  const business = await signUpBusiness(app);
  const [job, shown, plain] = [await postJob(business), await signUpRep(app), await signUpRep(app)];
  const seen = await apply(shown, job.id);
  await apply(plain, job.id);
  await app.database.pool.query(
    `insert into stored_files (id, owner_id, purpose, bucket, object_key, name, content_type, byte_size, sha256, sealed, superseded_at)
     select gen_random_uuid(), $1, 'profile-photo', 'profile-photos', key, 'me.webp', 'image/webp', 10, $2, false, gone
     from (values ('old.webp', now()), ('new.webp', null)) as file (key, gone)`,
    [shown.userId, Buffer.alloc(32)],
  );
  const photos = async () =>
    (await list(business)).items.map(({ photo }) => photo && new URL(photo.url, app.url).pathname);
  expect(await photos()).toEqual([null, expect.stringContaining('new.webp')]);
  await shown.call(applicationsApi.withdraw, { params: { applicationId: seen.id } });
  expect(await photos()).toEqual([null, null]);
});
