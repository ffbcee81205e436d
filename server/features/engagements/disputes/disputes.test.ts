import { expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { attendanceApi } from '#contract/engagements/attendance.ts';
import { disputesApi } from '#contract/engagements/disputes.ts';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import { filesApi } from '#contract/files/files.ts';
import { now } from '#server/platform/clock.ts';
import { expectRefusal } from '#test/support/api.ts';
import {
  checkIn,
  coming,
  endOf,
  letTimeDecide,
  moveBusiness,
  moveRep,
  payGigsHere,
  productClock,
  startOf,
  submitHours,
  type Working,
} from '#test/support/engagements.ts';
import { exportOf } from '#test/support/exports.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';
import { makePdf } from '#test/support/sample-files/documents.ts';
import { uploadFile } from '#test/support/uploads.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();

type Side = 'rep' | 'business';
const params = ({ engagement }: Working) => ({ engagementId: engagement.id });
const show = async (work: Working, side: Side = 'rep') =>
  (await work[side].call(disputesApi.show, { params: params(work) }))[0];
const say = (work: Working, side: Side, text: string) =>
  work[side].call(disputesApi.state, { params: params(work), body: { text } });
const attach = (work: Working, side: Side, fileId: string) =>
  work[side].call(disputesApi.showFile, { params: params(work), body: { fileId } });
const upload = async (work: Working, side: Side, text = 'Proof') =>
  (await uploadFile(app, work[side], 'work-evidence', { name: 'proof.pdf', content: await makePdf(text) })).id;

/** Hours are submitted, and the business disputes them. */
async function disputed(): Promise<Working> {
  const work = await coming(app, clock);
  await checkIn(work);
  clock.goTo(endOf(work));
  await submitHours(work);
  clock.goTo(endOf(work), 1);
  await moveBusiness(work, 'dispute');
  return work;
}

test('both sides add statements and files and read the other’s, and the money stays held', async () => {
  const work = await disputed();
  expect(await show(work)).toMatchObject({
    status: 'disputed',
    from: 'submitted',
    openedBy: 'business',
    spoke: ['business'],
    open: true,
    payCents: 190_000,
    heldCents: 190_000,
    outcome: null,
    statements: [{ by: 'business', text: 'A reason' }],
  });
  const fileId = await upload(work, 'rep');
  await attach(work, 'rep', fileId);
  await attach(work, 'rep', fileId);
  await say(work, 'rep', 'I was there until five.');
  await say(work, 'business', 'You left at noon.');
  const seen = await show(work, 'business');
  expect(seen).toMatchObject({ spoke: ['rep', 'business'], stateBy: null });
  expect(seen?.statements.map(({ by, text }) => [by, text])).toEqual([
    ['business', 'A reason'],
    ['rep', 'I was there until five.'],
    ['business', 'You left at noon.'],
  ]);
  expect(seen?.evidence).toMatchObject([{ fileId, by: 'rep', name: 'proof.pdf', contentType: 'application/pdf' }]);
  const { milestones } = await work.rep.call(engagementsApi.show, { params: params(work) });
  expect(milestones[0]?.deadline).toEqual({ kind: 'decide', at: seen?.decideBy });
});

test('a dispute is opened with an amount and files, and both sides can propose another amount', async () => {
  const work = await coming(app, clock);
  await checkIn(work);
  clock.goTo(endOf(work));
  await submitHours(work);
  const fileId = await upload(work, 'business');
  const open = (body: object) =>
    work.business.call(engagementsApi.moveAsBusiness, {
      params: params(work),
      body: { move: 'dispute', note: 'She left at noon.', ...body },
    });
  await expectRefusal(open({ proposedCents: 190_001 }), 'dispute.more_than_pay');
  await expectRefusal(open({ fileIds: [await upload(work, 'rep')] }), 'file.not_found');
  expect((await work.rep.call(engagementsApi.show, { params: params(work) })).milestones[0]?.status).toBe('submitted');
  await expectRefusal(open({ move: 'accept', proposedCents: 1 }), 'request.invalid');
  await open({ proposedCents: 95_000, fileIds: [fileId, fileId] });
  expect(await show(work)).toMatchObject({
    statements: [{ by: 'business', text: 'She left at noon.', proposedCents: 95_000 }],
    proposed: { rep: null, business: 95_000 },
    evidence: [{ fileId, by: 'business' }],
  });
  const body = { text: 'I stayed until five.', proposedCents: 190_000 };
  await work.rep.call(disputesApi.state, { params: params(work), body });
  await say(work, 'rep', 'My colleague saw me.');
  expect((await show(work))?.proposed).toEqual({ rep: 190_000, business: 95_000 });
  expect(JSON.stringify(await exportOf(app, work.rep))).toContain('"proposedCents":190000');
});

test('only the two sides open the files, which cannot be removed and stay when more are added', async () => {
  const work = await disputed();
  const first = await upload(work, 'rep', 'first');
  await attach(work, 'rep', first);
  await attach(work, 'rep', await upload(work, 'rep', 'second'));
  await expectRefusal(work.rep.call(filesApi.remove, { params: { fileId: first } }), 'file.not_found');
  const link = { params: { ...params(work), fileId: first } };
  const { url } = await work.business.call(disputesApi.link, link);
  expect((await fetch(new URL(url, app.url))).status).toBe(200);
  for (const stranger of [await signUpRep(app), await signUpBusiness(app)]) {
    await expectRefusal(stranger.call(disputesApi.link, link), 'engagement.not_found');
    await expectRefusal(stranger.call(disputesApi.show, { params: params(work) }), 'engagement.not_found');
    const body = { text: 'Me too.' };
    await expectRefusal(stranger.call(disputesApi.state, { params: params(work), body }), 'engagement.not_found');
    await expectRefusal(
      stranger.call(disputesApi.showFile, { params: params(work), body: { fileId: first } }),
      'engagement.not_found',
    );
  }
});

test('users add only their own files, uploaded for this purpose', async () => {
  const work = await disputed();
  const theirs = await upload(work, 'rep');
  await expectRefusal(attach(work, 'business', theirs), 'file.not_found');
  const cv = await uploadFile(app, work.rep, 'cv');
  await expectRefusal(attach(work, 'rep', cv.id), 'file.not_found');
  const { milestones } = await work.rep.call(engagementsApi.show, { params: params(work) });
  expect(milestones[0]?.status).toBe('disputed');
  const other = await disputed();
  await attach(work, 'rep', theirs);
  await expectRefusal(
    other.business.call(disputesApi.link, { params: { ...params(other), fileId: theirs } }),
    'file.not_found',
  );
});

test('a dispute, an appeal and a request for changes need a reason', async () => {
  const work = await disputed();
  const body = { move: 'dispute' as const };
  await expectRefusal(work.rep.call(engagementsApi.moveAsRep, { params: params(work), body }), 'request.invalid');
});

test('each side adds at most ten statements', async () => {
  const work = await disputed();
  for (let turn = 1; turn <= 10; turn += 1) await say(work, 'rep', `Word ${turn}.`);
  await expectRefusal(say(work, 'rep', 'One more.'), 'dispute.too_much');
  await say(work, 'business', 'My first.');
});

test('a file alone counts as a statement, so silence does not decide against its side', async () => {
  const work = await disputed();
  await attach(work, 'rep', await upload(work, 'rep'));
  clock.goTo(endOf(work), 24 * 12);
  await letTimeDecide(app);
  expect(await show(work)).toMatchObject({ status: 'disputed', spoke: ['rep', 'business'], open: true });
});

test('five business days of silence decide for the side with a statement, and then statements are closed', async () => {
  const work = await disputed();
  const { stateBy } = (await show(work)) ?? {};
  clock.goTo(stateBy ?? '', -0.01);
  await say(work, 'business', 'Still waiting.');
  clock.goTo(stateBy ?? '');
  await expectRefusal(say(work, 'rep', 'Sorry, I was away.'), 'engagement.too_late');
  await letTimeDecide(app);
  expect(await show(work)).toMatchObject({
    status: 'resolved',
    open: false,
    heldCents: 0,
    outcome: { by: 'clock', reason: null, repCents: 0, platformCents: 0, backCents: 190_000 },
  });
  await expectRefusal(say(work, 'rep', 'Hello?'), 'engagement.moved_on');
});

test('after thirty days without a decision the gig is paid as if undisputed, and a resting dispute is not polled until then', async () => {
  const work = await disputed();
  await say(work, 'rep', 'I was there.');
  const { decideBy } = (await show(work)) ?? {};
  clock.goTo(decideBy ?? '', -1);
  await letTimeDecide(app);
  const { rows } = await app.database.pool.query('select status, due_at from milestones where engagement_id = $1', [
    work.engagement.id,
  ]);
  expect(rows).toEqual([{ status: 'disputed', due_at: null }]);
  clock.goTo(decideBy ?? '');
  await letTimeDecide(app);
  expect(await show(work)).toMatchObject({
    outcome: { by: 'clock', repCents: 171_000, platformCents: 19_000, backCents: 0 },
  });
});

test('a no-show appeal and a contested absence become disputes too', async () => {
  const appealed = await coming(app, clock);
  clock.goTo(startOf(appealed), 2);
  await moveBusiness(appealed, 'report_no_show');
  await moveRep(appealed, 'appeal');
  await say(appealed, 'business', 'Nobody came.');
  expect(await show(appealed)).toMatchObject({ from: 'no_show', openedBy: 'rep', heldCents: 190_000 });

  const contested = await coming(app, clock);
  const at = now().toISOString();
  await contested.rep.call(attendanceApi.wait, {
    params: params(contested),
    body: { id: crypto.randomUUID(), at, sentAt: at, place: { latitude: -29.85, longitude: 31.02 } },
  });
  const fileId = await upload(contested, 'rep', 'a closed door');
  await contested.rep.call(disputesApi.showWaiting, { params: params(contested), body: { fileId } });
  const { attendances } = await contested.business.call(attendanceApi.show, { params: params(contested) });
  expect(attendances).toMatchObject([{ kind: 'waiting', pictureId: fileId }]);
  await contested.business.call(disputesApi.link, { params: { ...params(contested), fileId } });
  clock.goTo(startOf(contested), 0.7);
  await moveRep(contested, 'report_absence');
  await moveBusiness(contested, 'contest');
  expect(await show(contested)).toMatchObject({
    from: 'business_absent',
    openedBy: 'business',
    evidence: [{ fileId, by: 'rep' }],
  });
});

test('only the waiting rep adds a picture of waiting', async () => {
  const work = await coming(app, clock);
  const fileId = await upload(work, 'rep');
  const picture = () => work.rep.call(disputesApi.showWaiting, { params: params(work), body: { fileId } });
  await expectRefusal(picture(), 'engagement.moved_on');
});

test('files are deleted with the account, while statements and the decision stay', async () => {
  const work = await coming(app, clock);
  clock.goTo(startOf(work), 2);
  await moveBusiness(work, 'report_no_show');
  await moveRep(work, 'appeal');
  await attach(work, 'rep', await upload(work, 'rep'));
  await say(work, 'business', 'Nobody came.');
  clock.goTo(endOf(work), 24 * 40);
  await letTimeDecide(app);
  const { call, password } = work.rep;
  await call(accountApi.close, { body: { password } });
  expect(await show(work, 'business')).toMatchObject({
    status: 'resolved',
    evidence: [],
    statements: [{ by: 'rep' }, { by: 'business', text: 'Nobody came.' }],
  });
});
