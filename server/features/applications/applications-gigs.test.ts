import { describe, expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { applicationsApi } from '#contract/applications/applications.ts';
import { gigsApi } from '#contract/applications/gigs.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { expectRefusal } from '#test/support/api.ts';
import { apply, dayFromNow, jobDraft, postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { saveBusiness, saveRep } from '#test/support/profiles.ts';

const app = await openTestApp({ work: false });
const schedule = {
  kind: 'days' as const,
  dates: [dayFromNow(3), dayFromNow(4)],
  from: '09:00',
  to: '16:30',
  breakMinutes: 30,
};

async function hired(
  changes: Parameters<typeof jobDraft>[1] = { schedule, locationAddress: 'Shop 3, 12 Long Street' },
) {
  const [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app, { full_name: 'Thabo Mokoena' })]);
  await Promise.all([saveBusiness(business), saveRep(rep)]);
  const job = await postJob(business, { positions: 5, ...changes });
  const { id: applicationId } = await apply(rep, job.id);
  await business.call(applicationsApi.accept, { params: { applicationId }, body: {} });
  return { business, rep, job, applicationId };
}

const show = (who: Person, applicationId: string) => who.call(gigsApi.show, { params: { applicationId } });
const calendar = (who: Person, applicationId: string) => who.call(gigsApi.calendar, { params: { applicationId } });
const next = async (rep: Person) => (await rep.call(gigsApi.next, {})).items.map(({ applicationId }) => applicationId);
const brief = (who: Person, jobId: string, bring: string | null) =>
  who.call(gigsApi.brief, { params: { jobId }, body: { bring } });

test('each side reads time and place, and the contact details of the other', async () => {
  const { business, rep, job, applicationId } = await hired();
  const shared = {
    jobId: job.id,
    jobTitle: job.title,
    companyName: 'Ubuntu Foods',
    schedule,
    locationAddress: 'Shop 3, 12 Long Street',
    bring: null,
  };
  const ofRep = await show(rep, applicationId);
  expect(ofRep).toMatchObject({
    ...shared,
    as: 'rep',
    contact: { status: 'open', name: 'Ubuntu Foods', phone: '+27311234567', email: business.email },
  });
  expect(JSON.stringify(ofRep)).not.toContain(rep.email);
  const ofBusiness = await show(business, applicationId);
  expect(ofBusiness).toMatchObject({
    ...shared,
    as: 'business',
    contact: { status: 'open', name: 'Thabo Mokoena', phone: '+27821234567', email: rep.email },
  });
  expect(JSON.stringify(ofBusiness)).not.toContain(business.email);
  expect(await next(rep)).toEqual([applicationId]);
});

describe('a gig is not found', () => {
  test('by a stranger, or by another applicant of the same job', async () => {
    const { job, applicationId } = await hired();
    const [stranger, other, looker] = await Promise.all([signUpBusiness(app), signUpRep(app), signUpRep(app)]);
    await apply(other, job.id);
    for (const who of [stranger, other, looker]) {
      await expectRefusal(show(who, applicationId), 'gig.not_found');
      await expectRefusal(calendar(who, applicationId), 'gig.not_found');
    }
    expect(await next(other)).toEqual([]);
    await expectRefusal(brief(stranger, job.id, 'Mine now'), 'job.not_found');
    await expectRefusal(brief(other, job.id, 'Mine now'), 'role.business_required');
  });

  test.each(['pending', 'interview', 'rejected', 'withdrawn'])('by either side while it is %s', async (status) => {
    const { business, rep, applicationId } = await hired();
    await app.database.pool.query('update job_applications set status = $2 where id = $1', [applicationId, status]);
    for (const who of [business, rep]) {
      await expectRefusal(show(who, applicationId), 'gig.not_found');
      await expectRefusal(calendar(who, applicationId), 'gig.not_found');
    }
    expect(await next(rep)).toEqual([]);
  });

  test('contact details of a deleted account are not shown', async () => {
    const { business, rep, job, applicationId } = await hired();
    await brief(business, job.id, 'Black shoes');
    await business.call(accountApi.close, { body: { password: business.password } });
    expect(await show(rep, applicationId)).toMatchObject({
      companyName: 'Former business',
      contact: null,
      bring: null,
    });
    const other = await hired();
    await other.rep.call(accountApi.close, { body: { password: other.rep.password } });
    expect(await show(other.business, other.applicationId)).toMatchObject({ contact: null });
    const file = await calendar(other.business, other.applicationId);
    expect(file).not.toContain(other.rep.email);
    expect(file).not.toContain('thengisa.invalid');
  });
});

test('what to bring is set for the job and reaches accepted reps immediately', async () => {
  const { business, rep, job, applicationId } = await hired();
  await brief(business, job.id, 'Black shoes\nYour ID');
  expect((await show(rep, applicationId)).bring).toBe('Black shoes\nYour ID');
  await brief(business, job.id, 'Black shoes');
  expect((await show(rep, applicationId)).bring).toBe('Black shoes');
  const other = await signUpRep(app);
  await apply(other, job.id);
  await app.database.pool.query('delete from live_events');
  await brief(business, job.id, 'Black shoes, your ID');
  const { rows } = await app.database.pool.query<{ userId: string }>(
    `select user_id as "userId" from live_events where payload->>'type' = 'job.changed'`,
  );
  // Waiting applicants aren't notified.
  expect(rows.map(({ userId }) => userId).sort()).toEqual([business.userId, rep.userId].sort());
  await brief(business, job.id, ' ');
  expect((await show(rep, applicationId)).bring).toBeNull();
});

describe('the calendar', () => {
  test('has each day as its own event, in South African time', async () => {
    const { business, rep, job, applicationId } = await hired();
    await brief(business, job.id, 'Black shoes; ID\rURL:https://evil.example');
    const file = await calendar(rep, applicationId);
    expect(file).not.toMatch(/\r(?!\n)/);
    const lines = file.replaceAll('\r\n ', '').split('\r\n');
    const starts = schedule.dates.map((day) => `DTSTART:${day.replaceAll('-', '')}T070000Z`);
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual(starts);
    expect(lines.filter((line) => line.startsWith('DTEND'))[0]).toMatch(/T143000Z$/);
    expect(lines).toContain(`SUMMARY:${job.title}: Ubuntu Foods`);
    expect(lines).toContain('LOCATION:Shop 3\\, 12 Long Street\\, Durban\\, KwaZulu-Natal');
    expect(lines.find((line) => line.startsWith('DESCRIPTION'))).toContain('Black shoes\\; ID');
  });

  test('has the first day if only that is fixed, and is refused if none is', async () => {
    const begins = await hired({ startDate: dayFromNow(5) });
    const day = dayFromNow(5).replaceAll('-', '');
    expect(await calendar(begins.rep, begins.applicationId)).toContain(`DTSTART;VALUE=DATE:${day}`);
    const open = await hired({});
    await expectRefusal(calendar(open.rep, open.applicationId), 'gig.days_open');
  });
});

test('the next gigs are upcoming ones by start, with their current days', async () => {
  const { business, rep, job, applicationId } = await hired();
  const sooner = await postJob(business, { schedule: { ...schedule, dates: [dayFromNow(1)] } });
  const { id } = await apply(rep, sooner.id);
  await business.call(applicationsApi.accept, { params: { applicationId: id }, body: {} });
  expect(await next(rep)).toEqual([id, applicationId]);
  const later = { ...schedule, dates: [dayFromNow(9)] };
  const body = { ...(await jobDraft(business.call, { title: job.title, positions: 5, schedule: later })), version: 1 };
  await business.call(ownJobsApi.edit, { params: { jobId: job.id }, body });
  expect((await show(rep, applicationId)).schedule).toEqual(later);
  await app.database.pool.query(`update jobs set schedule = jsonb_set(schedule, '{dates}', $2) where id = $1`, [
    sooner.id,
    JSON.stringify([dayFromNow(-1)]),
  ]);
  expect(await next(rep)).toEqual([applicationId]);
  expect(await show(business, applicationId)).toMatchObject({ isToCome: true });
  expect(await show(business, id)).toMatchObject({ isToCome: false });
  await app.database.pool.query("update job_applications set status = 'ended' where id = $1", [applicationId]);
  expect(await show(business, applicationId)).toMatchObject({ isToCome: false, contact: { status: 'over' } });
});
