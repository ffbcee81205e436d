import { expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { standingByApi } from '#contract/applications/standby.ts';
import { disputesApi } from '#contract/engagements/disputes.ts';
import { standbyApi } from '#contract/trust/standby.ts';
import { expectRefusal } from '#test/support/api.ts';
import { moveRep, payGigsHere, startOf } from '#test/support/engagements.ts';
import { fundedByCard, onlyWork } from '#test/support/funded.ts';
import { dayFromNow } from '#test/support/hiring.ts';
import { openPayfastApp } from '#test/support/payfast.ts';
import type { Person } from '#test/support/people.ts';
import { chooseStandby, offerPlace, standingBy } from '#test/support/standing-by.ts';

const { app, payfast } = await openPayfastApp({ work: false });
await payGigsHere(app);

const oneDay = {
  schedule: { kind: 'days' as const, dates: [dayFromNow(10)], from: '08:00', to: '17:00', breakMinutes: 60 },
};

test('a place needs a signature, a rep on standby, and a rep who dropped out', async () => {
  const work = onlyWork(await fundedByCard(app, payfast, 1, oneDay));
  await chooseStandby(work);
  await expectRefusal(offerPlace(work), 'standby.no_place');
  await moveRep(work, 'withdraw');
  await expectRefusal(offerPlace(work), 'standby.no_reps');
  await standingBy(app, work, 1);
  await work.business.call(standbyApi.stop, { params: { jobId: work.jobId } });
  await expectRefusal(offerPlace(work), 'standby.not_signed');
  await chooseStandby(work);
  await offerPlace(work);
  await expectRefusal(offerPlace(work), 'standby.no_place');
});

test('standing by is for undecided applications and until the last day starts; the business sees it, and it ends by itself', async () => {
  const work = onlyWork(await fundedByCard(app, payfast, 1, oneDay));
  const [rep] = (await standingBy(app, work, 1)) as [Person];
  const [application] = (await rep.call(applicationsApi.track, { query: {} })).items;
  if (!application) throw new Error('She applied.');
  const params = { applicationId: application.id };
  const until = (moment: string) => rep.call(standingByApi.start, { params, body: { until: moment } });
  // A replacement may arrive in the middle of the day, half an hour after agreeing.
  const latest = new Date(Date.parse(startOf(work)) + 4 * 3_600_000);
  const after = new Date(latest.getTime() + 1).toISOString();
  await expectRefusal(until(after), 'application.standby_time');
  await expectRefusal(until(new Date(Date.now() - 1000).toISOString()), 'application.standby_time');
  await expectRefusal(
    work.rep.call(standingByApi.start, {
      params: { applicationId: work.engagement.applicationId },
      body: { until: after },
    }),
    'application.already_decided',
  );
  const seen = () => work.business.call(applicationsApi.showReceived, { params });
  expect((await seen()).standbyUntil).toBe(startOf(work));
  await moveRep(work, 'withdraw');
  const listed = await work.business.call(disputesApi.substitutes, { params: { engagementId: work.engagement.id } });
  expect(listed.items[0]).toMatchObject({ applicationId: application.id, standbyUntil: startOf(work) });
  await rep.call(standingByApi.end, { params });
  expect((await seen()).standbyUntil).toBeNull();
});
