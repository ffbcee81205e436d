import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-client.ts';
import { applyServerErrors, leaveIfOutdated } from './form-errors.ts';
import { connectToaster } from './toast.ts';

const refused = (status: number, fields: Record<string, string> = {}, code = 'application.already_decided') =>
  Object.assign(Object.create(ApiError.prototype) as ApiError, {
    status,
    code,
    title: 'Already decided',
    message: 'Someone was faster.',
    fields,
  });

const setError = vi.fn();
const leave = vi.fn();
const said = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  connectToaster(said);
});

test('server errors for a field appear beside it, and the first is focused', () => {
  applyServerErrors(refused(422, { name: 'Too long.', place: 'Unknown.' }), setError);
  expect(setError.mock.calls).toEqual([
    ['name', { type: 'server', message: 'Too long.' }, { shouldFocus: true }],
    ['place', { type: 'server', message: 'Unknown.' }, { shouldFocus: false }],
    ['root', { type: 'server', message: 'Someone was faster.' }],
  ]);
});

test('on a conflict, the form says so and closes', () => {
  leaveIfOutdated(refused(409), setError, { leave });
  expect(said).toHaveBeenCalledWith({
    title: 'Already decided',
    description: 'Someone was faster.',
    variant: 'destructive',
  });
  expect(leave).toHaveBeenCalledOnce();
  expect(setError).not.toHaveBeenCalled();
});

test('after any other failure it stays open, with all typed text', () => {
  for (const error of [refused(404), refused(500), new Error('offline')]) leaveIfOutdated(error, setError, { leave });
  expect(setError).toHaveBeenCalledTimes(3);
  expect([leave, said].map(({ mock }) => mock.calls)).toEqual([[], []]);
  leaveIfOutdated(refused(404), setError, { leave, also: [404] });
  expect(leave).toHaveBeenCalledOnce();
});

test('if the sender can make room and resend, it stays open', () => {
  const filled = 'application.positions_filled';
  leaveIfOutdated(refused(409, {}, filled), setError, { leave, unless: [filled] });
  expect(setError).toHaveBeenCalledOnce();
  expect(leave).not.toHaveBeenCalled();
  leaveIfOutdated(refused(409), setError, { leave, unless: [filled] });
  expect(leave).toHaveBeenCalledOnce();
});
