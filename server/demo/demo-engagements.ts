import { v7 as uuidv7 } from 'uuid';
import { type MilestoneStatus, milestoneStatuses } from '#contract/engagements/options.ts';
import { paidMinutes } from '#contract/jobs/shift-hours.ts';
import { usualFacts } from '#contract/site/site-facts.ts';
import { deadlineOf } from '#domain/engagements/deadlines.ts';
import { planMilestones } from '#domain/engagements/milestones.ts';
import { feeOf } from '#domain/engagements/money.ts';
import type { MilestoneMove } from '#domain/engagements/moves.ts';
import { milestoneTraits } from '#domain/engagements/states.ts';
import { shiftOn } from '#domain/jobs/shifts.ts';
import { dayInSouthAfrica, startOfDay } from '#domain/shared/calendar-day.ts';
import { attendances, hoursSubmissions } from '#server/features/engagements/attendance/tables.ts';
import { engagements, milestoneSteps, milestones } from '#server/features/engagements/tables.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { WorkStop } from './demo-content.ts';
import type { DemoHiring } from './demo-hiring.ts';

interface Moved {
  readonly key: string;
  readonly engagementId: string;
  readonly milestone: number;
  readonly amountCents: bigint;
}

/** The ledger's own commands: no other code writes to it. */
export interface DemoLedger {
  readonly fundEngagement: (
    tx: Tx,
    input: Moved & { readonly businessId: string; readonly repId: string },
  ) => Promise<unknown>;
  readonly releaseToRep: (
    tx: Tx,
    input: Moved & { readonly commissionCents: bigint; readonly completes: boolean },
  ) => Promise<unknown>;
}

const hourMs = 3_600_000;
const { feeBasisPoints } = usualFacts;

interface Work {
  readonly engagement: typeof engagements.$inferInsert;
  readonly milestones: readonly Milestone[];
}

type Milestone = typeof milestones.$inferInsert & {
  readonly status: MilestoneStatus;
  readonly steps: readonly Step[];
};

interface Step {
  readonly move: MilestoneMove;
  readonly status: MilestoneStatus;
  readonly at: number;
  readonly note?: string;
}

/** Every accepted rep has work: done and paid where its days are over, at work today, or funded for the days to come. */
export async function startDemoWork(tx: Tx, ledger: DemoLedger, hiring: DemoHiring): Promise<void> {
  const now = Date.now();
  const work = demoWork(hiring, now);
  const all = work.flatMap((one) => one.milestones);
  await tx.db.insert(engagements).values(work.map(({ engagement }) => engagement));
  await tx.db.insert(milestones).values(all.map(({ steps: _, ...row }) => row));
  await tx.db.insert(milestoneSteps).values(
    all.flatMap(({ id: milestoneId, steps }) =>
      steps.map(({ move, status, at, note = null }) => ({
        ...{ id: uuidv7({ msecs: at }), milestoneId, move, status, note, createdAt: new Date(at) },
        by: doneBy[move] ?? ('rep' as const),
      })),
    ),
  );
  const days = all.flatMap((row) => daysOf(row, now));
  if (days.length > 0) await tx.db.insert(attendances).values(days);
  const submissions = all.flatMap((row) => submissionOf(row));
  if (submissions.length > 0) await tx.db.insert(hoursSubmissions).values(submissions);
  for (const one of work) await moveMoney(tx, ledger, one);
}

const doneBy: Partial<Record<MilestoneMove, 'business' | 'provider'>> = {
  fund: 'provider',
  accept: 'business',
  dispute: 'business',
};

function demoWork(hiring: DemoHiring, now: number): Work[] {
  const jobs = new Map(hiring.jobs.map((job) => [job.id, job]));
  return hiring.applications.flatMap(({ id: applicationId, jobId, repId, businessId, status, updatedAt }) => {
    const job = jobs.get(jobId);
    if (status !== 'accepted' || !job) return [];
    const acceptedAt = updatedAt ?? new Date(now);
    const agreedAt = new Date(acceptedAt.getTime() + hourMs);
    const { title, description: tasks, locationId, locationAddress, startDate = null } = job;
    const { schedule = null } = job;
    const terms = { schedule, startDate };
    const engagement = {
      ...{ id: uuidv7({ msecs: acceptedAt.getTime() }), applicationId, jobId, repId, businessId, title, tasks },
      ...{ ...terms, locationId, locationAddress, jobVersion: 1, feeBasisPoints, feeBearer: 'rep' as const },
      ...{ payCents: BigInt(job.compensationCents), acceptedAt, agreedAt },
    };
    const isOver = job.closedAt !== null && job.closedAt !== undefined;
    const planned = planMilestones(terms, job.compensationCents).map(({ days, payCents }, index) => {
      const [first, final] = [days[0], days.at(-1)];
      const named =
        schedule !== null && first !== undefined && final !== undefined ? { schedule, first, last: final } : null;
      const startsAt = named && shiftOn(named.first, named.schedule).start;
      const endsAt = named && shiftOn(named.last, named.schedule).end;
      const pay = BigInt(payCents);
      const stop = hiring.stops.get(applicationId);
      const steps = stepsOf({ number: index + 1, startsAt, endsAt, agreedAt, isOver, stop, now });
      const last = steps.at(-1)?.at ?? now;
      const lastStatus = steps.at(-1)?.status ?? 'agreed';
      const held = milestoneTraits[lastStatus].holds ? pay : 0n;
      const done = lastStatus === 'completed' ? pay : 0n;
      const fee = feeOf(pay, feeBasisPoints);
      const deadlined = { number: index + 1, start: startsAt, end: endsAt };
      const { deadline } = milestoneTraits[lastStatus];
      return {
        ...{ id: uuidv7({ msecs: acceptedAt.getTime() }), engagementId: engagement.id, businessId },
        ...{
          number: index + 1,
          days: [...days],
          startsAt,
          endsAt,
          payCents: pay,
          feeCents: fee,
          status: lastStatus,
          steps,
        },
        paidMinutes: named && paidMinutes(named.schedule) * days.length,
        // Work without named days has no known end: it has begun just now.
        dueAt: deadline && deadlineOf(deadline, new Date(named ? last : now), deadlined),
        ...(lastStatus === 'disputed' && {
          ...{ disputedFrom: 'submitted' as const, spoke: ['business' as const] },
          decideBy: deadlineOf('decide', new Date(last), deadlined),
        }),
        ...{ fundedCents: held + done, heldCents: held },
        ...(done > 0n && { repCents: done - fee, platformCents: fee }),
      };
    });
    return [{ engagement, milestones: planned }];
  });
}

interface Timed {
  readonly number: number;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly agreedAt: Date;
  /** Shown for work whose days are not named. */
  readonly isOver: boolean;
  readonly stop: WorkStop | undefined;
  readonly now: number;
}

const lastMoves: Record<WorkStop['at'], MilestoneMove> = {
  confirmed: 'confirm',
  submitted: 'hand_in',
  disputed: 'hand_in',
};

/** How long before a shift the reps of the demo check in. */
const earlyMs = 10 * 60_000;

/** Events so far. A later week is paid for three days before it begins. */
function stepsOf({ number, startsAt, endsAt, agreedAt, isOver, stop, now }: Timed): Milestone['steps'] {
  const agreed = agreedAt.getTime();
  const start = startsAt?.getTime() ?? agreed + 24 * hourMs;
  const end = endsAt?.getTime() ?? (isOver ? start + 8 * hourMs : now + hourMs);
  const life: Step[] = [
    { move: 'agree', status: 'agreed', at: agreed },
    {
      move: 'fund',
      status: 'funded',
      at: number === 1 ? agreed + hourMs : Math.max(agreed + hourMs, start - 60 * hourMs),
    },
    { move: 'confirm', status: 'confirmed', at: start - 20 * hourMs },
    { move: 'check_in', status: 'active', at: start - earlyMs },
    { move: 'hand_in', status: 'submitted', at: end + hourMs },
    { move: 'accept', status: 'completed', at: end + 5 * hourMs },
  ];
  const all = stop ? life.slice(0, life.findIndex(({ move }) => move === lastMoves[stop.at]) + 1) : life;
  if (stop?.at === 'disputed')
    all.push({ move: 'dispute', status: 'disputed', at: end + 20 * hourMs, note: stop.because });
  const happened = all.filter(({ at }) => at <= now);
  return happened.length > 0 ? happened : all.slice(0, 1);
}

/** Check-in and check-out on each day that is over, and check-in on the current day. */
function daysOf({ id: milestoneId, days, startsAt, endsAt, status }: Milestone, now: number) {
  const cameThere: readonly MilestoneStatus[] = milestoneStatuses.filter((one) =>
    ['active', 'submitted', 'completed'].includes(one),
  );
  if (!startsAt || !endsAt || !cameThere.includes(status)) return [];
  const intoDayMs = startsAt.getTime() - startOfDay(dayInSouthAfrica(startsAt)).getTime();
  // A night ends on the next day.
  const lengthMs = (endsAt.getTime() - startsAt.getTime()) % (24 * hourMs);
  return days.flatMap((day) => {
    const from = new Date(startOfDay(day).getTime() + intoDayMs);
    const to = new Date(from.getTime() + lengthMs);
    const told = (kind: 'in' | 'out', at: Date) => ({
      ...{ id: uuidv7({ msecs: at.getTime() }), milestoneId, kind, day, at, receivedAt: at, clockAheadMs: 0 },
    });
    const came = new Date(from.getTime() - earlyMs);
    if (from.getTime() > now) return [];
    return to.getTime() < now ? [told('in', came), told('out', to)] : [told('in', came)];
  });
}

function submissionOf({ id: milestoneId, days, paidMinutes: minutes, steps }: Milestone) {
  const submissions = steps.find(({ move }) => move === 'hand_in');
  if (!submissions || days.length === 0) return [];
  const lines = days.map((day) => ({
    ...{ day, minutes: Math.round((minutes ?? days.length * 480) / days.length) },
    text: 'Greeted shoppers, handed out samples and wrote down what they said.',
  }));
  return [{ id: uuidv7({ msecs: submissions.at }), milestoneId, lines, createdAt: new Date(submissions.at) }];
}

async function moveMoney(tx: Tx, ledger: DemoLedger, { engagement, milestones: all }: Work): Promise<void> {
  const { id: engagementId, businessId, repId } = engagement;
  const isDone = ({ status }: Milestone) => status === 'completed';
  for (const row of all) {
    const { number: milestone, payCents: amountCents, fundedCents = 0n, feeCents: commissionCents } = row;
    if (fundedCents === 0n) continue;
    const about = { engagementId, milestone, amountCents };
    await ledger.fundEngagement(tx, { ...about, businessId, repId, key: `milestone ${row.id} funded` });
    if (isDone(row))
      await ledger.releaseToRep(tx, {
        ...{ ...about, commissionCents, key: `milestone ${row.id} released` },
        completes: row === all.at(-1) && all.every(isDone),
      });
  }
}
