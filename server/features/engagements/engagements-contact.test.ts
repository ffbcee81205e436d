import { describe, expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { gigsApi } from '#contract/applications/gigs.ts';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import { type MilestoneStatus, milestoneStatuses } from '#contract/engagements/options.ts';
import { teamApi } from '#contract/engagements/team.ts';
import { termsApi } from '#contract/engagements/terms.ts';
import {
  accepted,
  agree,
  coming,
  fundAll,
  moveBusiness,
  moveRep,
  payGigsHere,
  productClock,
  startOf,
  type Working,
} from '#test/support/engagements.ts';
import { apply, dayFromNow, postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import type { Person } from '#test/support/people.ts';
import { saveBusiness, saveRep } from '#test/support/profiles.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();

const numbers = { rep: '+27821234567', business: '+27311234567' };
const sides = ['rep', 'business'] as const;

async function withNumbers<W extends Pick<Working, 'rep' | 'business'>>(work: W): Promise<W> {
  await Promise.all([saveBusiness(work.business), saveRep(work.rep)]);
  return work;
}

/** Everything that one side reads about the gig, as text. */
async function readAll(work: Working, side: (typeof sides)[number]): Promise<string> {
  const { applicationId, id: engagementId } = work.engagement;
  const { call } = work[side];
  const [gig, calendar, shown, terms] = await Promise.all([
    call(gigsApi.show, { params: { applicationId } }),
    call(gigsApi.calendar, { params: { applicationId } }),
    call(engagementsApi.show, { params: { engagementId } }),
    call(termsApi.show, { params: { engagementId } }),
  ]);
  const own =
    side === 'rep'
      ? await call(gigsApi.next, {})
      : await call(teamApi.week, { query: { from: shown.now.slice(0, 10) } });
  return JSON.stringify([gig, calendar.replaceAll('\r\n ', ''), shown, terms, own]);
}

/** Expects each side to read all of the other's contact details, or none. */
async function expectContact(work: Working, isShown: boolean): Promise<void> {
  for (const side of sides) {
    const other = side === 'rep' ? 'business' : 'rep';
    const text = await readAll(work, side);
    expect(text.includes(numbers[other]), `phone as ${side}`).toBe(isShown);
    expect(text.includes(work[other].email), `email as ${side}`).toBe(isShown);
  }
}

const put = ({ engagement }: Working, status: MilestoneStatus, heldCents: number) =>
  app.database.pool.query(
    `update milestones set status = $2, due_at = null, funded_cents = $3, held_cents = $3 where engagement_id = $1`,
    [engagement.id, status, heldCents],
  );

const work = await withNumbers(await accepted(app));
const shown: Record<MilestoneStatus, boolean> = {
  accepted: false,
  agreed: false,
  funded: true,
  confirmed: true,
  active: true,
  submitted: true,
  completed: true,
  lapsed: false,
  cancelled: false,
  no_show: true,
  business_absent: true,
  disputed: true,
  resolved: true,
};

describe('a gig that is paid here', () => {
  test.each(milestoneStatuses)('shows contacts to both sides by its status: %s', async (status) => {
    await put(work, status, status === 'no_show' || status === 'business_absent' ? 190_000 : 0);
    await expectContact(work, shown[status]);
  });

  test('shows none once a no-show is settled, or 30 days after the last day', async () => {
    await put(work, 'no_show', 0);
    await expectContact(work, false);
    await put(work, 'completed', 0);
    clock.goTo(startOf(work), 31 * 24 - 10);
    await expectContact(work, true);
    clock.goTo(startOf(work), 32 * 24);
    await expectContact(work, false);
  });
});

test('opens contacts with the payment and closes them for good with a cancellation', async () => {
  for (const end of [(work: Working) => moveBusiness(work, 'cancel'), (work: Working) => moveRep(work, 'withdraw')]) {
    const work = await withNumbers(await accepted(app));
    await expectContact(work, false);
    await agree(work);
    await expectContact(work, false);
    await fundAll(app, work);
    await expectContact(work, true);
    await end(work);
    await expectContact(work, false);
  }
});

test('a gig keeps its rule when gigs are no longer paid here, and one accepted since shows contacts', async () => {
  const before = await withNumbers(await accepted(app));
  await app.database.pool.query('update operator_settings set gigs_paid_here = false');
  await expectContact(before, false);
  const { business, rep } = before;
  const job = await postJob(business, { startDate: dayFromNow(3) });
  const { id: applicationId } = await apply(rep, job.id);
  const show = ({ call }: Person) => call(gigsApi.show, { params: { applicationId } });
  await business.call(applicationsApi.accept, { params: { applicationId }, body: {} });
  expect(await show(rep)).toMatchObject({ contact: { status: 'open', phone: numbers.business } });
  expect(await show(business)).toMatchObject({ contact: { status: 'open', phone: numbers.rep } });
  await payGigsHere(app);
  expect(await show(business)).toMatchObject({ contact: { status: 'open', phone: numbers.rep } });
});

test('the week of the business has the current phone number on the day of the shift only', async () => {
  const work = await coming(app, clock);
  const { call } = work.business;
  const numbersOf = async () => {
    const { shifts, today } = await call(teamApi.week, { query: { from: startOf(work).slice(0, 10) } });
    return shifts.map(({ day, phone }) => [day === today, phone]);
  };
  expect(await numbersOf()).toEqual([
    [true, numbers.rep],
    [false, null],
  ]);
  await saveRep(work.rep, { phone: '083 765 4321', version: 2 });
  expect(await numbersOf()).toEqual([
    [true, '+27837654321'],
    [false, null],
  ]);
  await saveRep(work.rep, { phone: null, version: 3 });
  const { applicationId } = work.engagement;
  expect(await call(gigsApi.show, { params: { applicationId } })).toMatchObject({
    contact: { status: 'open', phone: null, email: work.rep.email },
  });
});
