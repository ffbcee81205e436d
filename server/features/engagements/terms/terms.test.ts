import { expect, test } from 'vitest';
import { gigsApi } from '#contract/applications/gigs.ts';
import { termsApi } from '#contract/engagements/terms.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { expectRefusal } from '#test/support/api.ts';
import {
  accepted,
  agree,
  moveRep,
  payGigsHere,
  productClock,
  readWork,
  twoDays,
  type Working,
} from '#test/support/engagements.ts';
import { dayFromNow, jobDraft } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';
import {
  agreeTo,
  changeTerms,
  declineTerms,
  ofWork,
  readTerms,
  termsOrder,
  twoDaysLater,
} from '#test/support/terms.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();

async function agreed(changes: Parameters<typeof accepted>[1] = {}): Promise<Working> {
  clock.goTo(new Date());
  const work = await accepted(app, changes);
  await agree(work);
  return work;
}

test('both sides read the same text, with each side’s amounts and signatures', async () => {
  const work = await accepted(app);
  const before = await readTerms(work);
  expect(before).toMatchObject({
    as: 'rep',
    inForce: { version: 1, status: 'in_force', signatures: [] },
    agreeBy: work.engagement.milestones[0]?.deadline?.at,
    proposed: null,
    former: [],
    expectedName: 'Thabo Mokoena',
    change: 'at once',
    payFixed: false,
  });
  for (const words of [
    'Ubuntu Foods',
    'Thabo Mokoena',
    'R1,900',
    '10 %',
    'R190',
    'R1,710',
    '09:00 to 17:00',
    '16 paid hours',
  ])
    expect(before.inForce.text).toContain(words.replace('16 paid hours', '16 in all'));
  await agree(work);
  const after = await readTerms(work, 'business');
  expect(after).toMatchObject({
    as: 'business',
    agreeBy: null,
    inForce: {
      sha256: before.inForce.sha256,
      text: before.inForce.text,
      signatures: [{ side: 'rep', name: 'Thabo Mokoena' }],
    },
  });
});

test('the PDF of a requested version is available to both sides only', async () => {
  const work = await agreed();
  const params = ofWork(work);
  const { name, pdf } = await work.business.call(termsApi.pdf, { params, query: {} });
  expect(name).toBe('terms-of-work-1.pdf');
  expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  await expectRefusal(work.rep.call(termsApi.pdf, { params, query: { version: 2 } }), 'engagement.not_found');
  const [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app)]);
  for (const { call } of [business, rep]) {
    await expectRefusal(call(termsApi.show, { params }), 'engagement.not_found');
    await expectRefusal(call(termsApi.pdf, { params, query: {} }), 'engagement.not_found');
  }
  const body = await termsOrder(work);
  await expectRefusal(business.call(termsApi.change, { params, body }), 'engagement.not_found');
  await expectRefusal(declineTerms({ ...work, rep }, 1), 'engagement.not_found');
});

test('open days are set by the business and then agreed to by the rep', async () => {
  clock.goTo(new Date());
  const work = await accepted(app, { schedule: null, payPer: 'whole', dayRateCents: null });
  await expectRefusal(agree(work), 'engagement.days_open');
  expect((await readTerms(work)).inForce.text).toContain('The days are not set yet.');
  const named = await changeTerms(work);
  expect(named).toMatchObject({
    inForce: { version: 2, signatures: [{ side: 'business', name: 'Nomsa Dlamini' }] },
    proposed: null,
    former: [{ version: 1, status: 'replaced' }],
  });
  await expectRefusal(agree(work), 'engagement.terms_changed');
  await agreeTo(work, 2);
  expect(await readWork(work)).toMatchObject({
    termsVersion: 2,
    schedule: twoDays(),
    milestones: [{ status: 'agreed', days: [dayFromNow(10), dayFromNow(11)] }],
  });
});

test('before the rep has agreed, the business changes the terms, also into other milestones', async () => {
  clock.goTo(new Date());
  const work = await accepted(app);
  const dates = Array.from({ length: 16 }, (_, day) => dayFromNow(10 + day));
  await changeTerms(work, { schedule: { ...twoDays(), dates }, payCents: 1_600_000 });
  const { milestones } = await readWork(work);
  expect(milestones.map(({ days }) => days.length)).toEqual([7, 7, 2]);
  await agreeTo(work, 2);
  expect((await readWork(work)).milestones.map(({ status }) => status)).toEqual(['agreed', 'agreed', 'agreed']);
});

test('an edited job changes nothing in the terms', async () => {
  const work = await agreed();
  const before = await readTerms(work);
  const edited = {
    title: 'Another title',
    schedule: twoDaysLater(),
    compensationCents: 300_000,
    locationAddress: '9 New Road',
  };
  const body = { ...(await jobDraft(work.business.call, edited)), version: 1 };
  await work.business.call(ownJobsApi.edit, { params: { jobId: work.jobId }, body });
  expect(await readTerms(work)).toEqual(before);
  const { title, schedule, payCents, locationAddress } = work.engagement;
  expect(await readWork(work)).toMatchObject({ title, schedule, payCents, locationAddress, termsVersion: 1 });
});

test('the calendar and the next gigs have the agreed days, not those of the job', async () => {
  const work = await agreed();
  const params = { applicationId: work.engagement.applicationId };
  await changeTerms(work, { schedule: twoDaysLater(), locationAddress: '9 Church Street' });
  await agreeTo(work, 2);
  const later = { schedule: twoDaysLater(), locationAddress: '9 Church Street' };
  expect(await work.business.call(gigsApi.show, { params })).toMatchObject(later);
  expect((await work.rep.call(gigsApi.next, {})).items).toMatchObject([later]);
  const calendar = await work.rep.call(gigsApi.calendar, { params });
  expect(calendar).toContain(`DTSTART:${dayFromNow(12).replaceAll('-', '')}T070000Z`);
  expect(calendar).not.toContain(dayFromNow(10).replaceAll('-', ''));
});

test('a gig whose days are set later has a calendar from then on', async () => {
  clock.goTo(new Date());
  const work = await accepted(app, { schedule: null, payPer: 'whole', dayRateCents: null });
  const params = { applicationId: work.engagement.applicationId };
  await expectRefusal(work.rep.call(gigsApi.calendar, { params }), 'gig.days_open');
  await changeTerms(work, { schedule: twoDays() });
  expect(await work.rep.call(gigsApi.calendar, { params })).toContain('DTSTART');
});

test('a rep agrees to one gig at a time: overlapping hours are refused, with the gig to withdraw from', async () => {
  const work = await agreed();
  const { rep } = work;
  const other = await accepted(app, {}, { business: await signUpBusiness(app), rep });
  const refused = await expectRefusal(agree(other), 'engagement.hours_taken');
  expect(refused).toMatchObject({ about: work.engagement.id });
  expect(refused.detail).toContain(`“${work.engagement.title}”`);
  expect(refused.detail).toContain('“Withdraw from gig”');
  expect(await readTerms(other)).toMatchObject({ inForce: { signatures: [] } });

  // Other hours of the same days are free.
  const evening = { schedule: { ...twoDays(), from: '17:00', to: '20:00', transportHome: true } };
  const later = await accepted(app, evening, { business: await signUpBusiness(app), rep });
  await agree(later);
  // Moving days onto an agreed gig is refused, too.
  const { version } = (await changeTerms(later, { schedule: twoDays() })).proposed ?? {};
  await expectRefusal(agreeTo(later, version ?? 0), 'engagement.hours_taken');

  // Withdrawing frees the hours, and so does a deadline that has passed.
  await moveRep(work, 'withdraw');
  await agree(other);
  const third = await accepted(app, {}, { business: await signUpBusiness(app), rep });
  await expectRefusal(agree(third), 'engagement.hours_taken');
  clock.goTo(new Date(), 24.1);
  await agree(third);
});
