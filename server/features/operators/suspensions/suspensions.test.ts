import { expect, test, vi } from 'vitest';
import { adminApi } from '#contract/admin/admin.ts';
import { applicationsApi } from '#contract/applications/applications.ts';
import { brand } from '#contract/brand.ts';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import { teamApi } from '#contract/engagements/team.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { adminPayoutsApi } from '#contract/payouts/admin-payouts.ts';
import { profilesApi } from '#contract/profiles/profiles.ts';
import { appealAddress } from '#contract/site/appeal.ts';
import { usualSupport } from '#contract/usual-support.ts';
import { auditOf, makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { callerOf, expectRefusal } from '#test/support/api.ts';
import {
  accepted,
  agree,
  checkIn,
  coming,
  endOf,
  fundAll,
  letTimeDecide,
  moveBusiness,
  payGigsHere,
  productClock,
  startOf,
  type Working,
} from '#test/support/engagements.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { mailsTo } from '#test/support/mails.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { earn } from '#test/support/wallets.ts';

const [app, other] = await openTwoTestApps({ work: false });
await payGigsHere(app);
const clock = productClock();
const email = await makeAdmin(app);
const admin = await signInAdmin(app, email);

const reason = 'Documents of someone else.';
const suspend = ({ userId }: Pick<Person, 'userId'>) =>
  admin.call(adminApi.suspend, { params: { userId }, body: { reason } });
const lift = ({ userId }: Pick<Person, 'userId'>) =>
  admin.call(adminApi.liftSuspension, { params: { userId }, body: { reason: 'They sent their own.' } });

async function signIn(at: { readonly url: string }, { email }: Person, password: string) {
  const response = await fetch(`${at.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { error_code: code, msg } = (await response.json()) as { error_code?: string; msg?: string };
  return { status: response.status, code, msg };
}

const look = async ({ engagement }: Working, side: Person) =>
  (await side.call(engagementsApi.show, { params: { engagementId: engagement.id } })).milestones[0];

test('a suspended user is signed out immediately, in every process, and learns why only with the password', async () => {
  const rep = await signUpRep(app);
  const onOther = callerOf(other.url, rep.accessToken);
  await onOther(profilesApi.me, {});
  expect(await suspend(rep)).toMatchObject({ suspended: true, suspension: { reason, by: email } });
  await expectRefusal(rep.call(profilesApi.me, {}), 'session.required');
  await vi.waitFor(() => expectRefusal(onOther(profilesApi.me, {}), 'session.required'), { timeout: 20_000 });
  const refused = await signIn(other, rep, rep.password);
  expect(refused).toMatchObject({ status: 400, code: 'user_banned' });
  expect(refused.msg).toContain(usualSupport.email);
  expect(await signIn(app, rep, 'not the password')).toMatchObject({ code: 'invalid_credentials' });
  const mail = (await mailsTo(app.database, rep.email)).at(-1);
  expect(mail?.subject).toBe(`Your ${brand.name} account is suspended`);
  expect(mail?.text).toContain(reason);
  expect(mail?.html).toContain(appealAddress);
  await expectRefusal(suspend(rep), 'user.suspended');

  expect(await lift(rep)).toMatchObject({ suspended: false, suspension: null });
  expect((await signIn(app, rep, rep.password)).status).toBe(200);
  await expectRefusal(lift(rep), 'user.not_suspended');
  expect(await auditOf(app, email)).toEqual(
    expect.arrayContaining([`user.suspend done ${reason}`, 'user.lift_suspension done They sent their own.']),
  );
});

test('admins cannot suspend themselves, other admins, or accounts that don’t exist', async () => {
  const person = await signUpRep(app);
  const { pool } = app.database;
  for (const address of [email, await makeAdmin(app)]) {
    await pool.query('update users set email = $2, confirmation_sent_at = now() where id = $1', [
      person.userId,
      address,
    ]);
    await expectRefusal(suspend(person), 'user.administrator');
  }
  await expectRefusal(suspend({ userId: '01900000-0000-7000-8000-00000000abcd' }), 'user.not_found');
});

test('the jobs of a suspended business close, also one whose place is freed, and it cannot post in between', async () => {
  const work = await accepted(app, { positions: 1 });
  const { business } = work;
  const job = await postJob(business);
  await business.call(ownJobsApi.fill, { params: { jobId: work.jobId } });
  const posted = Promise.allSettled([postJob(business), suspend(business), postJob(business)]);
  await posted;
  const { rows } = await app.database.pool.query<{ id: string; status: string }>(
    'select id, status from jobs where business_id = (select id from business_profiles where user_id = $1)',
    [business.userId],
  );
  expect(rows.find(({ id }) => id === job.id)?.status).toBe('closed');
  expect(rows.find(({ id }) => id === work.jobId)?.status).toBe('filled');
  expect(rows.map(({ status }) => status)).not.toContain('active');
  expect((await look(work, work.rep))?.status).toBe('cancelled');
});

test('a suspended rep can be neither hired nor interviewed until the suspension is lifted', async () => {
  const [business, rep] = [await signUpBusiness(app), await signUpRep(app)];
  const { id: applicationId } = await apply(rep, (await postJob(business)).id);
  const ask = { params: { applicationId }, body: {} };
  await suspend(rep);
  await expectRefusal(business.call(applicationsApi.accept, ask), 'application.rep_not_open');
  await expectRefusal(business.call(applicationsApi.interview, ask), 'application.rep_not_open');
  await lift(rep);
  await business.call(applicationsApi.accept, ask);
});

test('a suspended rep who worked for a business is not invited to its other jobs', async () => {
  const work = await accepted(app);
  const { id: jobId } = await postJob(work.business);
  await suspend(work.rep);
  const invite = work.business.call(teamApi.invite, {
    params: { engagementId: work.engagement.id },
    body: { jobId },
  });
  await expectRefusal(invite, 'engagement.rep_gone');
});

/** The result of a gig when one side is suspended `hours` hours from its start. */
async function suspendedAt(hours: number, side: 'rep' | 'business') {
  const work = await coming(app, clock);
  clock.goTo(startOf(work), hours);
  await suspend(work[side]);
  const seen = await look(work, work[side === 'rep' ? 'business' : 'rep']);
  return [seen?.status, seen?.money.repCents, seen?.money.backCents];
}

test('a gig that has not begun is cancelled on the suspended side’s account', async () => {
  // Four of sixteen hours at R1,900, less the fee of a tenth.
  expect(await suspendedAt(-2, 'business')).toEqual(['cancelled', 42_750, 142_500]);
  expect(await suspendedAt(-2, 'rep')).toEqual(['cancelled', 0, 190_000]);
  clock.goTo(new Date());
  const early = await accepted(app);
  await agree(early);
  await fundAll(app, early);
  const fundedOf = async ({ userId }: Person) => (await admin.call(adminApi.user, { params: { userId } })).fundedWork;
  for (const side of ['business', 'rep'] as const)
    expect(await fundedOf(early[side])).toEqual({ gigs: 1, cents: 190_000 });
  await suspend(early.business);
  expect(await fundedOf(early.rep)).toEqual({ gigs: 0, cents: 0 });
  expect(await look(early, early.rep)).toMatchObject({ status: 'cancelled', money: { backCents: 190_000 } });
  expect(await troubleInBooks(app.database.pool)).toEqual([]);
});

test('a running gig becomes a dispute, which is not decided by silence against a user who cannot answer', async () => {
  const work = await coming(app, clock);
  await checkIn(work);
  await suspend(work.rep);
  const disputed = await coming(app, clock);
  await checkIn(disputed);
  await moveBusiness(disputed, 'dispute');
  await suspend(disputed.rep);
  clock.goTo(endOf(disputed), 20 * 24);
  await letTimeDecide(app);
  for (const one of [work, disputed])
    expect(await look(one, one.business)).toMatchObject({ status: 'disputed', money: { heldCents: 190_000 } });
});

test('a reported no-show is decided by the team when one side is suspended, and not by silence', async () => {
  const work = await coming(app, clock);
  clock.goTo(startOf(work), 1.1);
  await moveBusiness(work, 'report_no_show');
  await suspend(work.rep);
  clock.goTo(startOf(work), 20 * 24);
  await letTimeDecide(app);
  expect(await look(work, work.business)).toMatchObject({ status: 'disputed', money: { heldCents: 190_000 } });
});

test('a suspended rep’s wallet is on hold until the suspension is lifted', async () => {
  const rep = await signUpRep(app);
  await earn(app, rep, 30_000);
  await suspend(rep);
  const holds = async () =>
    (
      await app.database.pool.query(
        `select id, reason, what_to_do, lifted_at is null as stands from wallet_holds
         where rep_id = (select id from rep_profiles where user_id = $1)`,
        [rep.userId],
      )
    ).rows;
  const [hold] = await holds();
  await expectRefusal(
    admin.call(adminPayoutsApi.lift, { params: { holdId: hold.id }, body: { reason: 'A slip' } }),
    'wallet_hold.suspended',
  );
  expect(await holds()).toMatchObject([{ reason: 'Your account is suspended.', stands: true }]);
  await lift(rep);
  expect(await holds()).toMatchObject([{ stands: false }]);
});

test('of concurrent hire and suspension, no suspended rep ends up hired', async () => {
  for (let round = 0; round < 6; round += 1) {
    clock.goTo(new Date());
    const [business, rep] = [await signUpBusiness(app), await signUpRep(app)];
    const job = await postJob(business, { startDate: null });
    const { id: applicationId } = await apply(rep, job.id);
    const accept = business.call(applicationsApi.accept, { params: { applicationId }, body: {} });
    await Promise.allSettled(round % 2 ? [accept, suspend(rep)] : [suspend(rep), accept]);
    const { rows } = await app.database.pool.query(
      `select m.status from milestones m join engagements e on e.id = engagement_id where application_id = $1`,
      [applicationId],
    );
    expect(rows.every(({ status }) => status === 'cancelled')).toBe(true);
  }
});
