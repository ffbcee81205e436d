import { expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { disputeReviewApi } from '#contract/engagements/dispute-review.ts';
import { disputesApi } from '#contract/engagements/disputes.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import {
  acceptDecision,
  accepted,
  agree,
  checkIn,
  coming,
  endOf,
  fundAll,
  letTimeDecide,
  look,
  moveBusiness,
  moveRep,
  payGigsHere,
  productClock,
  startOf,
  submitHours,
  type Working,
} from '#test/support/engagements.ts';
import { apply } from '#test/support/hiring.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { won } from '#test/support/outcomes.ts';
import { signUpRep } from '#test/support/people.ts';

const [app, other] = await openTwoTestApps({ work: false });
await payGigsHere(app);
const clock = productClock();
const admins = [
  await signInAdmin(app, await makeAdmin(app)),
  await signInAdmin(other, await makeAdmin(other)),
] as const;

const decide = (admin: (typeof admins)[number], { engagement }: Working, repCents: number) =>
  admin.call(disputeReviewApi.decide, {
    params: { engagementId: engagement.id },
    body: { milestoneId: engagement.milestones[0]?.id ?? '', repCents, reason: 'As it was.', seen: 1 },
  });

async function disputed(): Promise<Working> {
  const work = await coming(app, clock);
  await checkIn(work);
  clock.goTo(endOf(work));
  await submitHours(work);
  await moveBusiness(work, 'dispute');
  return work;
}

test('of two administrators who decide concurrently one succeeds, and the money moves once', async () => {
  for (let round = 0; round < 4; round += 1) {
    const work = await disputed();
    const [mine, theirs] = admins;
    expect(won(await Promise.allSettled([decide(mine, work, 0), decide(theirs, work, 190_000)]))).toBe(1);
    expect((await look(work)).money?.heldCents).toBe(190_000);
    await acceptDecision(work);
    const { money, moves } = await look(work);
    expect(moves.filter((move) => move === 'rule' || move === 'carry_out')).toEqual(['rule', 'carry_out']);
    expect([0, 171_000]).toContain(money?.repCents);
    expect(money?.heldCents).toBe(0);
  }
  expect(await troubleInBooks(app.database.pool)).toEqual([]);
});

test('an administrator, a late statement and the end of five business days concurrently: silence has decided', async () => {
  for (let round = 0; round < 4; round += 1) {
    const work = await disputed();
    clock.goTo(endOf(work), 24 * 12);
    const say = work.rep.call(disputesApi.state, {
      params: { engagementId: work.engagement.id },
      body: { text: 'Sorry, I was away.' },
    });
    expect(
      won(await Promise.allSettled([decide(admins[0], work, 190_000), letTimeDecide(app), letTimeDecide(other), say])),
    ).toBe(2);
    await letTimeDecide(app);
    expect(await look(work)).toMatchObject({ status: 'resolved', money: { repCents: 0, backCents: 190_000 } });
  }
  expect(await troubleInBooks(app.database.pool)).toEqual([]);
});

test('a decision and a statement of the other side concurrently: no decision ignores an unread statement', async () => {
  for (let round = 0; round < 4; round += 1) {
    const work = await disputed();
    const said = work.rep.call(disputesApi.state, {
      params: { engagementId: work.engagement.id },
      body: { text: 'I was there.' },
    });
    expect(won(await Promise.allSettled([decide(admins[0], work, 95_000), said]))).toBe(1);
    const { moves } = await look(work);
    expect(moves.includes('rule')).not.toBe(moves.includes('state'));
  }
});

test('withdrawing and paying concurrently: payment for a rep who isn’t coming is refunded', async () => {
  for (let round = 0; round < 4; round += 1) {
    clock.goTo(new Date());
    const work = await accepted(app);
    await agree(work);
    const [, unfunded] = await Promise.all([moveRep(work, 'withdraw'), fundAll(other, work)]);
    const { status, money } = await look(work);
    expect(status).toBe('cancelled');
    expect(money).toMatchObject({ heldCents: 0, repCents: 0 });
    // Paid first and refunded, or never charged.
    expect(money?.backCents).toBe(unfunded.length === 0 ? 190_000 : 0);
  }
  expect(await troubleInBooks(app.database.pool)).toEqual([]);
});

test('disputing and cancelling concurrently: a running milestone is frozen, and nothing is refunded', async () => {
  for (let round = 0; round < 4; round += 1) {
    const work = await coming(app, clock);
    await checkIn(work);
    const callOff = admins[1].call(disputeReviewApi.cancel, {
      params: { engagementId: work.engagement.id },
      body: { reason: 'Suspended.', because: 'rep' },
    });
    await Promise.allSettled([moveRep(work, 'dispute'), callOff]);
    expect(await look(work)).toMatchObject({ status: 'disputed', money: { heldCents: 190_000, backCents: 0 } });
  }
});

test('a freed place goes to one of two, despite other concurrent requests for it', async () => {
  for (let round = 0; round < 4; round += 1) {
    clock.goTo(new Date());
    const work = await accepted(app);
    const sent = [];
    for (const rep of [await signUpRep(app), await signUpRep(app)]) sent.push((await apply(rep, work.jobId)).id);
    const accept = (applicationId: string) =>
      work.business.call(applicationsApi.accept, { params: { applicationId }, body: {} });
    await Promise.allSettled([moveRep(work, 'withdraw'), ...sent.map(accept)]);
    await Promise.allSettled(sent.map(accept));
    const { rows } = await app.database.pool.query(
      "select count(*)::int from job_applications where job_id = $1 and status = 'accepted'",
      [work.jobId],
    );
    expect(rows).toEqual([{ count: 1 }]);
  }
});

test('a check-in reverses a no-show report, once', async () => {
  const work = await coming(app, clock);
  clock.goTo(startOf(work), 1.5);
  await moveBusiness(work, 'report_no_show');
  await Promise.allSettled([checkIn(work), checkIn(work), moveBusiness(work, 'vouch')]);
  const { rows } = await app.database.pool.query<{ status: string; steps: string[] }>(
    `select status, array(select s.status from application_steps s where s.application_id = a.id order by s.id) as steps
     from job_applications a where id = $1`,
    [work.engagement.applicationId],
  );
  expect(rows).toEqual([{ status: 'accepted', steps: ['pending', 'accepted'] }]);
});
