import { randomUUID } from 'node:crypto';
import { applicationsApi } from '#contract/applications/applications.ts';
import { attendanceApi } from '#contract/engagements/attendance.ts';
import { disputesApi } from '#contract/engagements/disputes.ts';
import { type Engagement, engagementsApi } from '#contract/engagements/engagements.ts';
import { fundMilestones } from '#server/features/engagements/commands/fund-milestones.ts';
import { moveOnTime } from '#server/features/engagements/commands/move-on-time.ts';
import { moveClock, now } from '#server/platform/clock.ts';
import type { TestApp } from './app.ts';
import { apply, dayFromNow, type jobDraft, postJob } from './hiring.ts';
import { type Person, signUpBusiness, signUpRep } from './people.ts';
import { endTrial } from './trials.ts';

/** The clock of the product. It is reset after each test of any file. */
export function productClock() {
  return {
    /** @param hours after that moment; negative: before */
    goTo: (moment: string | Date, hours = 0) => moveClock(new Date(moment).getTime() + hours * 3_600_000 - Date.now()),
  };
}

/** A gig on two days, 09:00 to 17:00, in ten days' time. */
export const twoDays = () => ({
  kind: 'days' as const,
  dates: [dayFromNow(10), dayFromNow(11)],
  from: '09:00',
  to: '17:00',
  breakMinutes: 0,
});

/** From here on gigs are paid through the platform. */
export async function payGigsHere({ database }: TestApp, feeBearer: 'rep' | 'business' = 'rep'): Promise<void> {
  await database.pool.query('update operator_settings set gigs_paid_here = true, fee_bearer = $1', [feeBearer]);
}

export interface Working {
  readonly business: Person;
  readonly rep: Person;
  readonly jobId: string;
  /** As it was when the rep was accepted. */
  readonly engagement: Engagement;
}

/** A rep accepted for two days at R1,900, unless the job says otherwise. New users by default. */
export async function accepted(
  app: TestApp,
  changes: Parameters<typeof jobDraft>[1] = {},
  people?: Pick<Working, 'business' | 'rep'>,
): Promise<Working> {
  const { business, rep } = people ?? { business: await signUpBusiness(app), rep: await signUpRep(app) };
  // Their trials outlast the weeks by which a test moves the clock.
  await endTrial(app, business, 'business', 365);
  await endTrial(app, rep, 'rep', 365);
  const job = await postJob(business, {
    schedule: twoDays(),
    payPer: 'day',
    dayRateCents: 95_000,
    compensationCents: 190_000,
    hourlyRateCents: null,
    ...changes,
  });
  const { id: applicationId } = await apply(rep, job.id);
  await business.call(applicationsApi.accept, { params: { applicationId }, body: {} });
  const { items } = await rep.call(engagementsApi.ofRep, { query: {} });
  const [engagement] = items;
  if (!engagement) throw new Error('Nothing began with the acceptance.');
  return { business, rep, jobId: job.id, engagement };
}

export const readWork = ({ rep, engagement }: Working) =>
  rep.call(engagementsApi.show, { params: { engagementId: engagement.id } });

/** The gig with its first milestone, as the rep reads them, and its history, in order. */
export async function look(work: Working) {
  const shown = await readWork(work);
  const [first] = shown.milestones;
  if (!first) throw new Error('It has no milestones.');
  return { ...shown, ...first, moves: shown.steps.map(({ move }) => move).toReversed() };
}

/** The start of the first shift, and the end of the last one. */
export const startOf = ({ engagement }: Working): string => engagement.milestones[0]?.startsAt as string;
export const endOf = ({ engagement }: Working): string => engagement.milestones.at(-1)?.endsAt as string;

/** Funded and confirmed by the rep: half an hour before the start. */
export async function coming(
  app: TestApp,
  clock: ReturnType<typeof productClock>,
  changes: Parameters<typeof accepted>[1] = {},
): Promise<Working> {
  clock.goTo(new Date());
  const work = await accepted(app, changes);
  await agree(work);
  await fundAll(app, work);
  await comeTo(work, clock);
  return work;
}

/** Reps of funded gigs confirm, half an hour before the start. */
async function comeTo(work: Working, clock: ReturnType<typeof productClock>): Promise<void> {
  clock.goTo(startOf(work), -20);
  await moveRep(work, 'confirm');
  clock.goTo(startOf(work), -0.5);
}

/** Funded work is done, and its hours submitted an hour after its end. */
export async function doWork(work: Working, clock: ReturnType<typeof productClock>): Promise<void> {
  await comeTo(work, clock);
  await checkIn(work);
  clock.goTo(endOf(work), 1);
  await submitHours(work);
}

/** Agreeing takes a typed name and a tick. */
export const signed = { fullName: 'Thabo Mokoena', agreed: true, phone: '082 123 4567' } as const;

export const agree = ({ rep, engagement }: Working, fullName: string = signed.fullName) =>
  rep.call(engagementsApi.agree, {
    params: { engagementId: engagement.id },
    body: { termsVersion: engagement.termsVersion, ...signed, fullName },
  });

/** As if the business had paid. Returns the ids that could not be funded. */
export const fundAll = ({ services }: TestApp, { engagement }: Working) =>
  services.transaction((tx) =>
    fundMilestones(
      tx,
      engagement.milestones.map(({ id }) => id),
    ),
  );

export const moveRep = (
  { rep, engagement }: Working,
  move: 'confirm' | 'withdraw' | 'report_absence' | 'dispute' | 'appeal',
) => rep.call(engagementsApi.moveAsRep, { params: { engagementId: engagement.id }, body: { move, note: 'A reason' } });

export const moveBusiness = (
  { business, engagement }: Working,
  move: 'cancel' | 'vouch' | 'request_changes' | 'accept' | 'report_no_show' | 'dispute' | 'contest',
) =>
  business.call(engagementsApi.moveAsBusiness, {
    params: { engagementId: engagement.id },
    body: { move, note: 'A reason' },
  });

/** Both sides accept the first decision of the dispute, which carries it out. */
export async function acceptDecision({ rep, business, engagement }: Working): Promise<void> {
  const given = { params: { engagementId: engagement.id }, body: { milestoneId: engagement.milestones[0]?.id ?? '' } };
  for (const { call } of [rep, business]) await call(disputesApi.acceptDecision, given);
}

/** Runs the task of each minute. */
export const letTimeDecide = ({ services }: TestApp) => moveOnTime(services, new AbortController().signal);

const told = () => {
  const at = now().toISOString();
  return { id: randomUUID(), at, sentAt: at, place: null };
};

/** The rep checks in with the business's code. */
export async function checkIn({ business, rep, jobId, engagement }: Working) {
  const { code } = await business.call(attendanceApi.code, { params: { jobId } });
  return rep.call(attendanceApi.checkIn, { params: { engagementId: engagement.id }, body: { ...told(), code } });
}

export const checkOut = ({ rep, engagement }: Working) =>
  rep.call(attendanceApi.checkOut, { params: { engagementId: engagement.id }, body: told() });

/** The rep submits eight hours for each day of a milestone, by default the first. */
export const submitHours = ({ rep, engagement }: Working, milestone = 1) =>
  rep.call(attendanceApi.submitHours, {
    params: { engagementId: engagement.id },
    body: {
      lines: (engagement.milestones[milestone - 1]?.days ?? []).map((day) => ({
        day,
        minutes: 480,
        text: 'Sold soap.',
      })),
    },
  });
