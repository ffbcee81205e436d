import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, timestamp } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';

/** The checks an administrator can run, each by a call of its own: a slow one delays none of the others. */
export const systemCheckNames = [
  'tables',
  'storage',
  'database',
  'queue',
  'mail',
  'payfast',
  'backup',
  'secret-key',
  'migrations',
  'slow-queries',
  'disk',
  'versions',
] as const;

export type SystemCheckName = (typeof systemCheckNames)[number];

export const systemCheck = z.object({
  status: z.enum(['pass', 'warning', 'fail']),
  message: z.string(),
  /** The findings, line by line. */
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
});

export type SystemCheck = z.output<typeof systemCheck>;

/** A failed task. Its data may be about people, and is not shown. */
export const failedTask = z.object({
  id,
  task: z.string(),
  failedAt: timestamp,
  attempts: z.int(),
  /** The kind of error and its codes. */
  failure: z.string(),
});

export type FailedTask = z.output<typeof failedTask>;

const shared = { tag: 'Diagnostics', gate: 'admin', status: 200 } as const;

export const systemChecksApi = {
  run: endpoint({
    ...shared,
    permission: 'system.read',
    method: 'GET',
    path: '/api/admin/diagnostics/:check',
    about: 'diagnostics',
    summary: 'Run a system check',
    description: 'Answers within five seconds.',
    params: z.object({ check: z.enum(systemCheckNames) }),
    response: systemCheck,
  }),
  failedTasks: endpoint({
    ...shared,
    permission: 'system.read',
    method: 'GET',
    path: '/api/admin/failed-tasks',
    about: 'diagnostics',
    summary: 'List failed tasks, newest first',
    description: 'Covers background tasks that were given up in the last day.',
    query: pageQuery,
    response: pageOf(failedTask),
    refusals: ['request.bad_cursor'],
  }),
  retry: endpoint({
    ...shared,
    permission: 'system.retry_task',
    method: 'POST',
    path: '/api/admin/failed-tasks/:taskId/retries',
    changes: ['diagnostics'],
    summary: 'Retry a failed task',
    description: 'Idempotent: a task that is queued again stays queued once.',
    params: z.object({ taskId: id }),
    body: z.object({ task: z.string().regex(/^[\w.-]{1,100}$/, 'This is no task.') }),
    response: z.object({
      /** `already`: it was retried before. */
      outcome: z.enum(['tried again', 'already']),
    }),
    refusals: ['task.not_found'],
  }),
};
