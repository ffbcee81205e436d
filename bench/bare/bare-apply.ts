import type { IncomingHttpHeaders } from 'node:http';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { Statement } from '../support/record-statements.ts';
import { type JobColumns, jobOf } from './bare-job.ts';

export interface BareRep {
  readonly userId: string;
  readonly repId: string;
}

const steps = ['begin', 'hold', 'gate', 'apply', 'step', 'event', 'owners', 'tell', 'read', 'commit'] as const;

type Step = (typeof steps)[number];

type ApplicationColumns = [
  id: string,
  jobId: string,
  status: string,
  message: string,
  appliedAt: Date,
  history: History,
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
      const [job] = await run<[businessId: string, status: string, ownerId: string]>('hold', [jobId]);
      if (job?.[1] !== 'active') throw new Error(`Job ${jobId} is not active`);
      const [businessId] = job;
      const passed = await run('gate', [userId, 'rep']);
      if (passed.length === 0) throw new Error(`${repId} has not signed`);
      const added = await run('apply', [applicationId, jobId, repId, businessId, message]);
      if (added.length === 0) throw new Error(`${repId} applied for ${jobId} before`);
      await run('step', [uuidv7(), applicationId, 'pending', null, userId]);
      const change = { applicationId, jobId, repId, businessId, status: 'pending' };
      await run('event', [uuidv7(), 'application.changed', JSON.stringify(change)]);
      const owners = await run<[string]>('owners', [repId, businessId]);
      const news = JSON.stringify({ type: 'application.changed', applicationId, jobId, status: 'pending' });
      await run('tell', [news, owners.map(([owner]) => owner), 'live']);
      const [row] = await run<[...ApplicationColumns, ...JobColumns]>('read', [repId, applicationId]);
      await client.query('commit');
      if (!row) throw new Error('The application that was just made cannot be read');
      const [id, , status, text, appliedAt, history] = row;
      return {
        id,
        status,
        message: text,
        appliedAt,
        job: jobOf(row.slice(6) as JobColumns),
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
