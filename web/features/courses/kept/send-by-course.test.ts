import { expect, test } from 'vitest';
import { ApiError, unreachable } from '#web/lib/api-client.ts';
import { afterFailure, type Sent, sendByCourse } from './send-by-course.ts';

type Kind = 'report' | 'answer';
interface Item {
  readonly kind: Kind;
  readonly courseId: string;
  readonly id: number;
}

/** A device with these records, and a server that answers each call so: `report a1 a2` is one call for two reports of course a. */
function device(things: readonly string[], answer: (call: string) => Sent = () => 'done') {
  let waits = things.map((thing): Item => {
    const [kind = '', name = ''] = thing.split(' ');
    return { kind: kind as Kind, courseId: name.slice(0, 1), id: Number(name.slice(1)) };
  });
  const calls: string[] = [];
  const of = (kind: Kind) => waits.filter((one) => one.kind === kind);
  const send = async (some: readonly Item[]) => {
    const call = `${some[0]?.kind} ${some.map(({ courseId, id }) => courseId + id).join(' ')}`;
    calls.push(call);
    if (calls.length > 50) throw new Error('It never ends');
    const sent = answer(call);
    if (sent === 'done') waits = waits.filter((one) => !some.includes(one));
    return sent;
  };
  const run = () =>
    sendByCourse({
      waiting: async () => ({ reports: of('report'), answers: of('answer') }),
      sendReports: send,
      sendAnswers: send,
      most: 2,
    });
  return { calls, run, left: () => waits.map(({ kind, courseId, id }) => `${kind} ${courseId}${id}`) };
}

const all = ['report a1', 'report b1', 'report a2', 'report a3', 'answer a1', 'answer c1'];

test('everything is sent, one course at a time, in order, in limited batches', async () => {
  const { calls, run, left } = device(all);
  await run();
  expect(calls).toEqual(['report a1 a2', 'report b1', 'report a3', 'answer a1', 'answer c1']);
  expect(left()).toEqual([]);
});

test('a course that fails delays no other, and its records keep their order', async () => {
  const { calls, run, left } = device(all, (call) => (call.startsWith('report a') ? 'not this course' : 'done'));
  await run();
  expect(calls).toEqual(['report a1 a2', 'report b1', 'answer c1']);
  expect(left()).toEqual(['report a1', 'report a2', 'report a3', 'answer a1']);
});

test('when only the answers of a course fail, its reports are sent', async () => {
  const { run, left } = device(all, (call) => (call.startsWith('answer a') ? 'not this course' : 'done'));
  await run();
  expect(left()).toEqual(['answer a1']);
});

test('without a network nothing more is tried', async () => {
  const { calls, run, left } = device(all, () => 'not now');
  await run();
  expect(calls).toHaveLength(1);
  expect(left()).toEqual(all);
});

const failure = (status: number) => new ApiError({ title: '', detail: '', code: 'service.failed', status });

test.each<[number, Sent]>([
  [400, 'done'],
  [403, 'done'],
  [404, 'done'],
  [422, 'done'],
  [408, 'not this course'],
  [500, 'not this course'],
  [503, 'not this course'],
  [401, 'not now'],
  [402, 'not now'],
  [429, 'not now'],
])('after a %i: %s', (status, sent) => {
  expect(afterFailure(failure(status))).toBe(sent);
});

test('a lost network stops everything, a server failure only the course', () => {
  expect(afterFailure(unreachable)).toBe('not now');
  expect(afterFailure(new TypeError('undefined is not a function'))).toBe('not this course');
});
