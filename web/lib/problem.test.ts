import { expect, test } from 'vitest';
import { problem } from '#contract/refusals.ts';
import { readProblem } from './problem.ts';

const refused = {
  type: 'https://thengisa.example/problems/job.changed',
  title: 'This job has changed',
  status: 409,
  detail: 'Refresh to see the latest.',
  code: 'job.changed',
  requestId: 'req-1',
};

test.each([
  refused,
  { ...refused, about: '019ad1a0-0000-7000-8000-000000000000' },
  { ...refused, errors: [{ field: 'title', message: 'Title is required.' }] },
])('a problem of the contract is read', (answer) => {
  const { title, detail, status, code, about, errors } = problem.parse(answer);
  expect(readProblem(answer)).toEqual({ title, detail, status, code, about, errors: errors ?? [] });
});

test.each([
  null,
  undefined,
  '<html>Bad gateway</html>',
  502,
  [],
  {},
  { ...refused, title: undefined },
  { ...refused, detail: null },
  { ...refused, code: 7 },
  { ...refused, status: '409' },
  { ...refused, status: 409.5 },
  { ...refused, about: 7 },
  { ...refused, errors: 'title' },
  { ...refused, errors: [null] },
  { ...refused, errors: [{ field: 'title' }] },
])('another answer is none, as for the contract', (answer) => {
  expect(problem.safeParse(answer).success).toBe(false);
  expect(readProblem(answer)).toBeNull();
});
