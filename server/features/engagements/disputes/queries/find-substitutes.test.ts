import { expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { shortlistApi } from '#contract/applications/board.ts';
import { disputesApi } from '#contract/engagements/disputes.ts';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import { expectRefusal } from '#test/support/api.ts';
import {
  accepted,
  coming,
  moveBusiness,
  moveRep,
  payGigsHere,
  productClock,
  startOf,
  type Working,
} from '#test/support/engagements.ts';
import { apply, dayFromNow } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();

const find = ({ business, engagement }: Working) =>
  business.call(disputesApi.substitutes, { params: { engagementId: engagement.id } });

test('lists open applicants who are free, and one call accepts them', async () => {
  const work = await accepted(app);
  const [first, marked, turnedDown] = [await signUpRep(app), await signUpRep(app), await signUpRep(app)];
  const sent = [];
  for (const rep of [first, marked, turnedDown]) sent.push((await apply(rep, work.jobId)).id);
  const [firstId = '', markedId = '', turnedDownId = ''] = sent;
  const { call } = work.business;
  await call(shortlistApi.add, { params: { applicationId: markedId } });
  await call(applicationsApi.reject, { params: { applicationId: turnedDownId }, body: {} });
  // Busy on one of the days. The other applicant is busy on other days.
  const elsewhere = await signUpBusiness(app);
  const busy = await signUpRep(app);
  await apply(busy, work.jobId);
  await accepted(app, {}, { business: elsewhere, rep: busy });
  const schedule = {
    ...{ kind: 'days' as const, dates: [dayFromNow(20), dayFromNow(21)] },
    ...{ from: '09:00', to: '17:00', breakMinutes: 0 },
  };
  await accepted(app, { schedule }, { business: elsewhere, rep: first });

  const before = await find(work);
  expect(before).toMatchObject({ placeFree: false, days: [dayFromNow(10), dayFromNow(11)] });
  expect(before.items.map(({ applicationId }) => applicationId)).toEqual([markedId, firstId]);
  await moveRep(work, 'withdraw');
  expect(await find(work)).toMatchObject({ placeFree: true, jobId: work.jobId });
  await call(applicationsApi.accept, { params: { applicationId: firstId }, body: {} });
  const { items } = await first.call(engagementsApi.ofRep, { query: {} });
  expect(items[0]).toMatchObject({ jobId: work.jobId, milestones: [{ status: 'accepted' }] });
  expect(await find(work)).toMatchObject({ placeFree: false, items: [{ applicationId: markedId }] });
});

test('a rep who withdraws leaves the days that have not begun', async () => {
  const work = await coming(app, clock);
  const { id: applicationId } = await apply(await signUpRep(app), work.jobId);
  clock.goTo(startOf(work), 1);
  await moveBusiness(work, 'report_no_show');
  expect(await find(work)).toMatchObject({
    placeFree: true,
    days: [work.engagement.milestones[0]?.days[1]],
    items: [{ applicationId, status: 'pending' }],
  });
  clock.goTo(startOf(work), 48);
  expect(await find(work)).toMatchObject({ placeFree: false, days: [], items: [] });
});

test('another business cannot list the substitutes', async () => {
  const { engagement } = await accepted(app);
  const stranger = await signUpBusiness(app);
  await expectRefusal(
    stranger.call(disputesApi.substitutes, { params: { engagementId: engagement.id } }),
    'engagement.not_found',
  );
});
