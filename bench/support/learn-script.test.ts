import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { askedOf, type Known, learnScript, type Recording, type Sent } from './learn-script.ts';
import { makerOf } from './origins.ts';

const select = (values: unknown[], rows: unknown[][]): Sent => ({ name: 'of_job', text: 'select …', values, rows });
const insert = (values: unknown[]): Sent => ({ name: undefined, text: 'insert …', values, rows: [] });

/** A request for a job, and what an imaginary app does for it. */
function recording(n: number, change: (sent: Sent[]) => Sent[] = (sent) => sent): Recording {
  const [jobId, id] = [uuidv7(), uuidv7()];
  const at = new Date(n * 1000);
  const news = JSON.stringify({ type: 'made', id, title: `Job ${n}` });
  const steps = Array.from({ length: n }, (_, step) => ({ step, at: at.toISOString() }));
  return {
    asked: askedOf(`/jobs/${jobId}?rate=${n}00`, { repId: `rep ${n}` }, JSON.stringify({ text: `Hello ${n}` })),
    sent: change([
      select(
        [jobId, n * 100, ['all', `rep ${n}`]],
        [[`Job ${n}`, `${n}000`, n === 2 ? 'National' : `Town ${n}`, at, steps]],
      ),
      insert([id, [news], `key-${id}`, new Date().toISOString(), null, 'always']),
    ]),
    answer: {
      id,
      kind: 'job',
      job: { title: `Job ${n}`, cents: n * 1000, town: n === 2 ? null : `Town ${n}`, at: at.toISOString() },
      steps: steps.map(({ step }) => ({ step, kind: 'step' })),
    },
  };
}

const recordings = (change?: (sent: Sent[]) => Sent[]) => [1, 2, 3, 4].map((n) => recording(n, change));

test('a script learned from some requests serves another as the app would', () => {
  const { statements, answer, fresh } = learnScript(recordings());
  expect(statements.map(({ text, rows }) => [text, rows])).toEqual([
    ['select …', 1],
    ['insert …', 0],
  ]);
  const other = recording(7);
  const ids = Array.from({ length: fresh }, () => uuidv7());
  const [selected, inserted] = other.sent;
  const known: Known = { asked: other.asked, fresh: ids, rows: [selected?.rows ?? [], []] };
  const [first, second] = statements.map(({ values }) => values.map((origin) => makerOf(origin)(known)));
  expect(first).toEqual(selected?.values);
  const id = ids[0] ?? '';
  const [, , , moment] = second ?? [];
  expect(second).toEqual([
    id,
    [JSON.stringify({ type: 'made', id, title: 'Job 7' })],
    `key-${id}`,
    moment,
    ...(inserted?.values.slice(4) ?? []),
  ]);
  expect(Math.abs(Date.parse(String(moment)) - Date.now())).toBeLessThan(10_000);
  expect(makerOf(answer)(known)).toEqual({ ...(other.answer as object), id });
});

test('a value of unknown origin is not guessed', () => {
  let turn = 0;
  const add = ([first, ...more]: Sent[]) => [first ?? insert([]), ...more, insert([`secret ${++turn}`])];
  expect(() => learnScript(recordings(add))).toThrow('Where does value 1 come from in: insert …');
});

test('requests that are served in different ways are of different kinds', () => {
  let turn = 0;
  const leaveOne = (sent: Sent[]) => (++turn === 2 ? sent.slice(0, 1) : sent);
  expect(() => learnScript(recordings(leaveOne))).toThrow('The app does not always send the same: insert …');
  const addOne = (sent: Sent[]) => (++turn % 2 === 0 ? [...sent, insert([])] : sent);
  expect(() => learnScript(recordings(addOne).slice(1))).toThrow('The app does not always send');
});
