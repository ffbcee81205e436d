import { describe, expect, test } from 'vitest';
import { type JobStatus, jobStatuses } from '#contract/jobs/options.ts';
import {
  hasEnded,
  isVisibleToReps,
  jobActionsFor,
  jobTransitions,
  mayEdit,
  puttingBack,
  refuseApplication,
  refuseEdit,
  refuseHiring,
  refuseJobAction,
  refuseReading,
  statusRefused,
} from './job-lifecycle.ts';

// Every status with every action: the new status, or the refusal.
const table = `
                   active              paused              filled              closed              taken_down
  pause            paused              job.already_paused  job.already_filled  job.already_closed  job.already_taken_down
  reopen           job.already_active  active              active              active              job.already_taken_down
  fill             filled              filled              job.already_filled  job.already_closed  job.already_taken_down
  free             job.already_active  job.already_paused  active              job.already_closed  job.already_taken_down
  close            closed              closed              job.already_filled  job.already_closed  job.already_taken_down
  expire           closed              closed              job.already_filled  job.already_closed  job.already_taken_down
  take_down        taken_down          taken_down          taken_down          taken_down          job.already_taken_down
  put_back         job.already_active  job.already_paused  job.already_filled  job.already_closed  active
  put_back_filled  job.already_active  job.already_paused  job.already_filled  job.already_closed  filled
  put_back_closed  job.already_active  job.already_paused  job.already_filled  job.already_closed  closed
`;

const [header = [], ...lines] = table
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));
const cells = lines.flatMap(([action, ...ends]) =>
  header.map((status, column) => ({ action, status, end: ends[column] })),
) as { action: keyof typeof jobTransitions; status: JobStatus; end: string }[];

test('the table above has every status and every action', () => {
  expect(header).toEqual([...jobStatuses]);
  expect(lines.map(([action]) => action)).toEqual(Object.keys(jobTransitions));
});

test.each(cells)('$action while $status: $end', ({ action, status, end }) => {
  expect(refuseJobAction(action, status) ?? jobTransitions[action].to).toBe(end);
});

describe('a job', () => {
  test("offers its business what its status allows, and never the clock's actions, or the outcomes of its work", () => {
    expect(jobActionsFor('active')).toEqual(['pause', 'fill', 'close']);
    expect(jobActionsFor('paused')).toEqual(['reopen', 'fill', 'close']);
    expect(jobActionsFor('filled')).toEqual(['reopen']);
    expect(jobActionsFor('closed')).toEqual(['reopen']);
    expect(jobActionsFor('taken_down')).toEqual([]);
  });

  test('is shown to reps while it is active, and edited until it has ended', () => {
    expect(jobStatuses.filter(isVisibleToReps)).toEqual(['active']);
    expect(jobStatuses.filter(mayEdit)).toEqual(['active', 'paused', 'taken_down']);
    expect(jobStatuses.filter(hasEnded)).toEqual(['filled', 'closed', 'taken_down']);
    expect(jobStatuses.map(refuseEdit)).toEqual([null, null, 'job.already_filled', 'job.already_closed', null]);
  });

  test('takes applications while it is active, including its last day, and has a refusal after that', () => {
    const closesOn = '2026-11-21';
    const refused = jobStatuses.map((status) => [status, refuseApplication({ status, closesOn }, '2026-11-21')]);
    expect(Object.fromEntries(refused)).toEqual({
      active: null,
      paused: 'job.paused',
      filled: 'job.filled',
      closed: 'job.not_active',
      taken_down: 'job.not_active',
    });
    expect(refuseApplication({ status: 'active', closesOn }, '2026-11-22')).toBe('job.not_active');
  });

  test('returns to its former status, or is closed where it cannot be open', () => {
    expect(puttingBack('active', true)).toBe('put_back');
    expect(puttingBack('active', false)).toBe('put_back_closed');
    expect(puttingBack('filled', false)).toBe('put_back_filled');
    expect(puttingBack('paused', true)).toBe('put_back_closed');
    expect(jobStatuses.map(refuseHiring)).toEqual([null, null, null, null, 'job.already_taken_down']);
  });

  test('is identified by the refusal that an earlier reader gets', () => {
    const hidden = jobStatuses.filter((status) => !isVisibleToReps(status));
    // That our team took it down is between us and its business: reps see it as closed.
    const asSaid = hidden.map((status) => (status === 'taken_down' ? 'closed' : status));
    expect(hidden.map((status) => statusRefused(refuseReading(status) ?? ''))).toEqual(asSaid);
    expect(statusRefused('job.not_found')).toBeUndefined();
  });
});
