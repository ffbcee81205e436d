import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { MilestoneStatus, Mover } from '#contract/engagements/options.ts';
import { type MilestoneMove, milestoneMoves } from '#domain/engagements/moves.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import type { BusinessActor, RepActor } from '#server/features/accounts/access.ts';
import { createCodesOfDay } from '#server/features/engagements/attendance/access.ts';
import { checkIn, checkOut, startWaiting } from '#server/features/engagements/attendance/commands/record-attendance.ts';
import { submitHours } from '#server/features/engagements/attendance/commands/submit-hours.ts';
import { agreeToTerms, moveAsBusiness, moveAsRep } from '#server/features/engagements/commands/move-engagement.ts';
import { lockEngagementRows, moveMilestone } from '#server/features/engagements/commands/move-milestone.ts';
import { moveByClock } from '#server/features/engagements/commands/move-on-time.ts';
import { openEngagements } from '#server/features/engagements/commands/open-engagement.ts';
import type { AdminActor } from '#server/features/operators/access.ts';
import { moveClock, now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { makeAdmin } from './admins.ts';
import type { TestApp } from './app.ts';
import { accepted } from './engagements.ts';
import { chargeBack, payByCard } from './paid-lives.ts';

/** An action, or an attempt at one. `which`: the number of the milestone in the life. */
export type Act =
  | { readonly act: 'agree' | 'clock' }
  | { readonly act: 'fund' | 'check in' | 'wrong code' | 'check out' | 'wait' | 'hand in'; readonly which: number }
  | { readonly act: 'rep' | 'business'; readonly move: MilestoneMove; readonly which: number }
  | { readonly act: 'decide'; readonly which: number; readonly share: number }
  /** `refunded`: a refund in progress has arrived, so that a chargeback loses the money twice. */
  | { readonly act: 'charge back'; readonly which: number; readonly refunded: boolean }
  | {
      readonly act: 'call off';
      readonly which: number;
      readonly by: 'administrator' | 'provider';
      readonly move: 'call_off' | 'call_off_as_cancelled';
    };

export interface Turn {
  /** Minutes after the previous step. */
  readonly minutes: number;
  readonly act: Act;
  /** `crash`: the process dies before the commit. `doubled`: sent twice concurrently. */
  readonly how: 'once' | 'crash' | 'again' | 'doubled';
}

interface Template {
  readonly jobId: string;
  readonly applicationId: string;
}

class Crash extends Error {}

const minuteMs = 60_000;

/** Copies a row of a table with other values, all columns except generated ones. */
async function copyRow(
  { pool }: { readonly pool: pg.Pool },
  table: string,
  where: string,
  changes: Readonly<Record<string, string>>,
): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'`,
    [table],
  );
  const names = rows.map(({ name }) => `"${name}"`);
  const values = rows.map(({ name }) => (name in changes ? `'${changes[name]}'` : `"${name}"`));
  await pool.query(`insert into ${table} (${names.join()}) select ${values.join()} from ${table} where ${where}`);
}

/** The state of a life: each of its milestones according to the database. */
export interface MilestoneState {
  readonly status: MilestoneStatus;
  readonly held: bigint;
  readonly rep: bigint;
  readonly platform: bigint;
  readonly back: bigint;
  readonly chargedBack: boolean;
}

/** Engagements of two users, created quickly and moved by the same commands that requests and tasks call. */
export async function openLives(app: TestApp, changes: Parameters<typeof accepted>[1] = {}) {
  const { services, database } = app;
  const { pool } = database;
  const codes = createCodesOfDay(services.secretKey);
  const { jobId, engagement, rep, business } = await accepted(app, changes);
  const template: Template = { jobId, applicationId: engagement.applicationId };
  const { rows } = await pool.query<{ repId: string; businessId: string; repUser: string; name: string }>(
    `select e.rep_id as "repId", e.business_id as "businessId", r.user_id as "repUser", r.full_name as name
     from engagements e join rep_profiles r on r.id = e.rep_id where e.id = $1`,
    [engagement.id],
  );
  const [{ repId, businessId, name }] = rows as [(typeof rows)[number]];
  const from = { address: '127.0.0.1', userAgent: null };
  const repActor = { repId, userId: rep.userId, sessionId: randomUUID() } as RepActor;
  const payer = { userId: business.userId };
  const { rows: admins } = await pool.query<{ adminId: string }>(
    'select id as "adminId" from admin_users where email = $1',
    [await makeAdmin(app)],
  );
  const admin = admins[0] as AdminActor;
  const businessActor = { businessId, userId: business.userId, sessionId: randomUUID() } as BusinessActor;

  /** The same acceptance of another application, at that moment. */
  async function begin(at: Date): Promise<Life> {
    moveClock(at.getTime() - Date.now());
    const [newJob, applicationId] = [randomUUID(), randomUUID()];
    await copyRow(database, 'jobs', `id = '${template.jobId}'`, { id: newJob });
    await copyRow(database, 'job_applications', `id = '${template.applicationId}'`, {
      id: applicationId,
      job_id: newJob,
      status: 'accepted',
    });
    await services.transaction((tx) =>
      openEngagements(tx, [{ applicationId, jobId: newJob, repId, businessId, status: 'accepted' }]),
    );
    const { rows: found } = await pool.query<{ id: string; milestone: string }>(
      `select e.id, m.id as milestone from engagements e join milestones m on m.engagement_id = e.id
       where e.application_id = $1 order by m.number`,
      [applicationId],
    );
    return new Life({
      id: found[0]?.id as string,
      jobId: newJob,
      milestoneIds: found.map(({ milestone }) => milestone),
      at,
    });
  }

  class Life {
    #at: number;

    readonly id: string;
    readonly jobId: string;
    readonly milestoneIds: readonly string[];

    constructor({ id, jobId, milestoneIds, at }: Pick<Life, 'id' | 'jobId' | 'milestoneIds'> & { readonly at: Date }) {
      this.id = id;
      this.jobId = jobId;
      this.milestoneIds = milestoneIds;
      this.#at = at.getTime();
    }

    /** The whole history, in order. */
    async steps() {
      const { rows: taken } = await pool.query<{
        milestone: string;
        move: MilestoneMove;
        by: Mover;
        status: MilestoneStatus;
      }>(
        `select s.milestone_id as milestone, s.move, s.by, s.status from milestone_steps s
         join milestones m on m.id = s.milestone_id where m.engagement_id = $1 order by s.id`,
        [this.id],
      );
      return taken;
    }

    async milestoneStates(): Promise<MilestoneState[]> {
      const { rows: states } = await pool.query(
        `select status, held_cents as held, rep_cents as rep, platform_cents as platform, back_cents as back,
           charged_back_at is not null as charged
         from milestones where engagement_id = $1 order by number`,
        [this.id],
      );
      return states.map((row) => ({
        status: row.status,
        held: BigInt(row.held),
        rep: BigInt(row.rep),
        platform: BigInt(row.platform),
        back: BigInt(row.back),
        chargedBack: row.charged,
      }));
    }

    /** Takes a step; a refused one changes nothing. Returns whether it succeeded. */
    async take({ minutes, act, how }: Turn): Promise<boolean> {
      this.#at += minutes * minuteMs;
      moveClock(this.#at - Date.now());
      const once = () => services.transaction((tx) => this.#do(tx, act));
      if (how === 'crash')
        await refusable(
          services.transaction(async (tx) => {
            await this.#do(tx, act);
            throw new Crash();
          }),
        );
      if (how === 'doubled') return (await Promise.all([refusable(once()), refusable(once())])).some(Boolean);
      const done = await refusable(once());
      if (how === 'again') await refusable(once());
      return done;
    }

    async #do(tx: Tx, act: Act): Promise<void> {
      const told = () => {
        const at = now().toISOString();
        return { engagementId: this.id, id: randomUUID(), at, sentAt: at, place: null };
      };
      const row = async (which: number) => {
        const locked = await lockEngagementRows(tx, this.id);
        const found = locked.milestones[which % locked.milestones.length];
        if (!found) throw new Error('An engagement has a milestone');
        return { locked, row: found };
      };
      switch (act.act) {
        case 'agree':
          await agreeToTerms(tx, repActor, {
            engagementId: this.id,
            termsVersion: 1,
            fullName: name,
            phone: '082 123 4567',
            from,
          });
          return;
        case 'clock':
          return moveByClock(tx, this.id);
        case 'fund':
          return payByCard(tx, payer, {
            engagementId: this.id,
            milestoneIds: this.milestoneIds.slice(0, 1 + (act.which % this.milestoneIds.length)),
          });
        case 'charge back':
          return chargeBack(tx, admin, { engagementId: this.id, ...act });
        case 'check in':
        case 'wrong code': {
          const code = codes.codeOf(this.jobId, dayInSouthAfrica(now()));
          const wrong = code === '000000' ? '000001' : '000000';
          return checkIn(tx, repActor, { ...told(), code: act.act === 'check in' ? code : wrong }, codes);
        }
        case 'check out':
          return checkOut(tx, repActor, told());
        case 'wait':
          return startWaiting(tx, repActor, told());
        case 'hand in': {
          const { row: of } = await row(act.which);
          const lines = of.days.map((day) => ({ day, minutes: 480, text: 'Sold soap.' }));
          return submitHours(tx, repActor, { engagementId: this.id, lines, sold: null });
        }
        case 'rep':
        case 'business': {
          const said = { engagementId: this.id, move: act.move, note: 'A reason' };
          return act.act === 'rep' ? moveAsRep(tx, repActor, said) : moveAsBusiness(tx, businessActor, said);
        }
        case 'decide': {
          const { locked, row: of } = await row(act.which);
          const decidedCents = (of.payCents * BigInt(act.share)) / 100n;
          const first = of.ruledCents === null && of.chargedBackAt === null;
          return moveMilestone(tx, locked, of, {
            ...(first ? { move: 'rule', ruledBy: [randomUUID()] } : { move: 'decide' }),
            ...{ by: 'administrator', decidedCents },
          });
        }
        case 'call off': {
          const { locked, row: of } = await row(act.which);
          return moveMilestone(tx, locked, of, { move: act.move, by: act.by });
        }
      }
    }
  }

  return { begin };
}

export type Lives = Awaited<ReturnType<typeof openLives>>;
export type Life = Awaited<ReturnType<Lives['begin']>>;

async function refusable(acting: Promise<unknown>): Promise<boolean> {
  try {
    await acting;
    return true;
  } catch (error) {
    if (error instanceof Crash || error instanceof Refusal) return false;
    throw error;
  }
}

/** Steps that the table of moves doesn't allow, each in a few words. */
export function forbiddenSteps(steps: Awaited<ReturnType<Life['steps']>>): string[] {
  const at = new Map<string, MilestoneStatus>();
  return steps.flatMap(({ milestone, move, by, status }) => {
    const before = at.get(milestone) ?? 'accepted';
    at.set(milestone, status);
    const entry = milestoneMoves[move];
    const allowed =
      (entry.from as readonly MilestoneStatus[]).includes(before) &&
      (entry.by as readonly Mover[]).includes(by) &&
      entry.to === status;
    return allowed ? [] : [`${by}: ${move} from ${before} to ${status}`];
  });
}
