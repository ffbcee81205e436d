import { expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { attendanceApi } from '#contract/engagements/attendance.ts';
import { disputeReviewApi } from '#contract/engagements/dispute-review.ts';
import { disputesApi } from '#contract/engagements/disputes.ts';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import { teamApi } from '#contract/engagements/team.ts';
import { termsApi } from '#contract/engagements/terms.ts';
import { jobDraftsApi } from '#contract/jobs/job-drafts.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { inputOfJob } from '#domain/jobs/job-copy.ts';
import { eraseRows } from '#server/platform/personal-data/erase-rows.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import {
  accepted,
  checkIn,
  coming,
  endOf,
  moveBusiness,
  payGigsHere,
  productClock,
  submitHours,
  type Working,
} from '#test/support/engagements.ts';
import { exportOf } from '#test/support/exports.ts';
import { jobDraft } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { makeJpeg } from '#test/support/sample-files/pictures.ts';
import { uploadFile } from '#test/support/uploads.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();
const admin = await signInAdmin(app, await makeAdmin(app));

const asks = { asksPictures: true, asksCount: 'SIM cards activated' };

const of = ({ engagement }: Working) => ({ engagementId: engagement.id });

const pictureOf = async (person: Person) =>
  uploadFile(app, person, 'work-evidence', { name: 'stand.jpg', content: await makeJpeg({ width: 64, height: 48 }) });

async function addPicture(work: Working, by = work.rep) {
  const { id: fileId } = await pictureOf(by);
  await work.rep.call(attendanceApi.addPicture, { params: of(work), body: { fileId } });
  return fileId;
}

const submitHoursCounted = (work: Working, sold: number | null) =>
  work.rep.call(attendanceApi.submitHours, {
    params: of(work),
    body: {
      lines: (work.engagement.milestones[0]?.days ?? []).map((day) => ({ day, minutes: 480, text: 'Sold.' })),
      sold,
    },
  });

/** An engagement of a job that asks for these, after its last shift. */
async function worked(changes: Partial<typeof asks> = asks): Promise<Working> {
  const work = await coming(app, clock, changes);
  await checkIn(work);
  clock.goTo(endOf(work), 1);
  return work;
}

const link = (work: Working, person: Person, fileId: string) =>
  person.call(disputesApi.link, { params: { ...of(work), fileId } });

test('what a job asks for is part of the agreed terms, and editing the job changes nothing', async () => {
  const work = await accepted(app, asks);
  expect(work.engagement).toMatchObject(asks);
  const { inForce } = await work.rep.call(termsApi.show, { params: of(work) });
  expect(inForce.text).toContain('With the hours, the sales rep submits pictures of the work, and a count: SIM cards');
  const job = await work.business.call(ownJobsApi.show, { params: { jobId: work.jobId } });
  expect(job).toMatchObject(asks);
  const edited = { ...inputOfJob(job), version: job.version, asksPictures: false, asksCount: null };
  await work.business.call(ownJobsApi.edit, { params: { jobId: work.jobId }, body: edited });
  expect(await work.rep.call(engagementsApi.show, { params: of(work) })).toMatchObject(asks);
  const plain = await accepted(app);
  const { inForce: without } = await plain.rep.call(termsApi.show, { params: of(plain) });
  expect(without.text).not.toContain('With the hours');
});

test('a draft stores the required proof, and the posted job requires it', async () => {
  const business = await signUpBusiness(app);
  const content = await jobDraft(business.call, { ...asks, schedule: null });
  const draft = await business.call(jobDraftsApi.start, { body: content });
  expect(draft.content).toMatchObject(asks);
  const params = { draftId: draft.id };
  expect(await business.call(jobDraftsApi.publish, { params, body: content })).toMatchObject(asks);
});

test('hours cannot be submitted without the required pictures and count', async () => {
  const work = await worked();
  await expectRefusal(submitHoursCounted(work, 12), 'hand_in.pictures_missing');
  await addPicture(work);
  const problem = await expectRefusal(submitHoursCounted(work, null), 'hand_in.count_missing');
  expect(problem.errors).toMatchObject([{ field: 'sold' }]);
  expect((await submitHoursCounted(work, 0)).milestones[0]?.status).toBe('submitted');
});

test('hours are enough if the job asks for no proof', async () => {
  const work = await worked({});
  expect((await submitHours(work)).milestones[0]?.status).toBe('submitted');
});

test('only the two sides and admins see the pictures', async () => {
  const work = await worked();
  const [first, second] = [await addPicture(work), await addPicture(work)];
  await submitHoursCounted(work, 40);
  const { pictures } = await work.business.call(attendanceApi.show, { params: of(work) });
  expect(pictures).toMatchObject([
    { fileId: first, milestone: 1, contentType: expect.stringContaining('image/') },
    { fileId: second },
  ]);
  const { items } = await work.business.call(teamApi.submittedHours, { query: {} });
  expect(items).toMatchObject([{ sold: 40, asksCount: asks.asksCount, pictures }]);
  for (const person of [work.rep, work.business]) {
    const { url } = await link(work, person, first);
    expect((await fetch(new URL(url, app.url))).status).toBe(200);
  }
  for (const stranger of [await signUpRep(app), await signUpBusiness(app)])
    await expectRefusal(link(work, stranger, first), 'engagement.not_found');
  expect((await admin.call(disputeReviewApi.show, { params: of(work) })).pictures).toEqual(pictures);
  await admin.call(disputeReviewApi.link, { params: { ...of(work), fileId: first } });
});

test('a rep adds only their own files that are pictures, and adds and removes them while the gig runs', async () => {
  const work = await worked();
  const add = (fileId: string) => work.rep.call(attendanceApi.addPicture, { params: of(work), body: { fileId } });
  const remove = (fileId: string) => work.rep.call(attendanceApi.removePicture, { params: { ...of(work), fileId } });
  await expectRefusal(add((await pictureOf(work.business)).id), 'file.not_found');
  await expectRefusal(add((await uploadFile(app, work.rep, 'work-evidence')).id), 'hand_in.not_a_picture');
  const [kept, gone] = [await addPicture(work), await addPicture(work)];
  expect(await add(gone)).toMatchObject({ pictures: [{ fileId: kept }, { fileId: gone }] });
  expect(await remove(gone)).toMatchObject({ pictures: [{ fileId: kept }] });
  await expectRefusal(remove(gone), 'file.not_found');
  for (let count = 1; count < 10; count += 1) await addPicture(work);
  await expectRefusal(addPicture(work), 'hand_in.too_many_pictures');
  await submitHoursCounted(work, 1);
  await expectRefusal(remove(kept), 'engagement.moved_on');
  await expectRefusal(addPicture(work), 'engagement.moved_on');
});

test('after a request for changes, pictures the business has seen stay and ten new ones can be added', async () => {
  const work = await worked();
  const remove = (fileId: string) => work.rep.call(attendanceApi.removePicture, { params: { ...of(work), fileId } });
  const seen = await addPicture(work);
  await submitHoursCounted(work, 1);
  await moveBusiness(work, 'request_changes');
  await expectRefusal(remove(seen), 'engagement.moved_on');
  const fresh = await addPicture(work);
  expect(await remove(fresh)).toMatchObject({ pictures: [{ fileId: seen, handedIn: true }] });
  for (let count = 0; count < 10; count += 1) await addPicture(work);
  await expectRefusal(addPicture(work), 'hand_in.too_many_pictures');
});

test('pictures are in the exports of both sides and are deleted with the rep’s account', async () => {
  const work = await worked();
  const fileId = await addPicture(work);
  await submitHoursCounted(work, 3);
  for (const person of [work.rep, work.business])
    expect((await exportOf(app, person)).engagements).toMatchObject([
      { pictures: [{ fileId }], handIns: [{ sold: 3 }] },
    ]);
  await expectRefusal(work.rep.call(accountApi.close, { body: { password: work.rep.password } }), 'engagement.running');
  await moveBusiness(work, 'accept');
  await app.services.transaction((tx) => eraseRows(tx, work.rep.userId, { early: false }));
  expect((await exportOf(app, work.business)).engagements).toMatchObject([{ pictures: [], handIns: [{ sold: 3 }] }]);
});
