import type { IncomingHttpHeaders } from 'node:http';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { Statement } from '../support/record-statements.ts';
import { type JobColumns, jobOf } from './bare-job.ts';

export interface BareRep {
  readonly userId: string;
  readonly repId: string;
}

const steps = [
  'begin',
  'hold',
  'gate',
  'apply',
  'step',
  'event',
  'describe',
  'notify',
  'tell',
  'read',
  'commit',
] as const;

type Step = (typeof steps)[number];

type ApplicationColumns = [
  interview: null,
  id: string,
  jobId: string,
  jobVersion: number,
  status: string,
  message: string,
  appliedAt: Date,
  history: History,
];
type Held = [businessId: string, status: string, closesOn: string, version: number, ownerId: string];

/** The first columns of what an application is about. */
type Described = [
  id: string,
  jobId: string,
  jobTitle: string,
  appliedTitle: string,
  jobStatus: string,
  closedAt: Date | null,
  repUserId: string,
  repName: string,
  businessUserId: string,
  ...rest: unknown[],
];
type History = { status: string; at: string; note: string | null }[];

/** The statements of the app's command, in its order, in one transaction. `reps` are by their Authorization header. */
export function bareApply(pool: pg.Pool, recorded: readonly Statement[], reps: Readonly<Record<string, BareRep>>) {
  if (recorded.length !== steps.length) {
    throw new Error(`The app applies in ${recorded.length} statements now, and the bare server knows ${steps.length}.`);
  }
  const statements = Object.fromEntries(steps.map((step, position) => [step, recorded[position]])) as Record<
    Step,
    Statement
  >;

  return async (jobId: string, { authorization = '' }: IncomingHttpHeaders, { message }: { message: string }) => {
    const { userId, repId } = reps[authorization] ?? { userId: '', repId: '' };
    const applicationId = uuidv7();
    const client = await pool.connect();
    const run = async <Row extends unknown[]>(step: Step, values: unknown[]) => {
      const { rows } = await client.query<Row>({ ...statements[step], values, rowMode: 'array' });
      return rows;
    };
    try {
      await client.query('begin');
      const [job] = await run<Held>('hold', [jobId]);
      if (job?.[1] !== 'active') throw new Error(`Job ${jobId} is not active`);
      const [businessId, , , version] = job;
      const passed = await run('gate', [userId, 'rep']);
      if (passed.length === 0) throw new Error(`${repId} has not signed`);
      const added = await run('apply', [applicationId, jobId, repId, businessId, message, version]);
      if (added.length === 0) throw new Error(`${repId} applied for ${jobId} before`);
      await run('step', [uuidv7(), applicationId, 'pending', null, userId]);
      const change = { applicationId, jobId, repId, businessId, status: 'pending' };
      await run('event', [uuidv7(), 'application.changed', JSON.stringify(change)]);
      const [described] = await run<Described>('describe', [[applicationId]]);
      if (!described) throw new Error('The application that was just made cannot be described');
      const { 2: jobTitle, 6: repUserId, 7: name, 8: businessUserId } = described;
      const content = JSON.stringify({ jobId, jobTitle, name });
      const [kind, topic] = ['applicants.new', 'newApplicants'];
      const [ids, people, about] = [[uuidv7()], [businessUserId], [repUserId]];
      await run('notify', [ids, people, ['business'], [kind], [content], [1], [jobId], [null], about, [topic]]);
      const changed = JSON.stringify({ type: 'application.changed', applicationId, jobId, status: 'pending' });
      const told = JSON.stringify({ type: 'notification.changed' });
      await run('tell', [[repUserId, businessUserId, businessUserId], [changed, changed, told], 'live']);
      const [row] = await run<[...ApplicationColumns, ...JobColumns, edited: boolean]>('read', [repId, applicationId]);
      await client.query('commit');
      if (!row) throw new Error('The application that was just made cannot be read');
      const [interview, id, , , status, text, appliedAt, history] = row;
      return {
        id,
        status,
        message: text,
        appliedAt,
        interview,
        job: jobOf(row.slice(8, -1) as JobColumns),
        jobEditedSince: row.at(-1),
        steps: history.map((step) => ({ status: step.status, at: new Date(step.at).toISOString(), note: step.note })),
      };
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  };
}
