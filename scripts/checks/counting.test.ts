import { writeFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { countPlaywright } from './browser-stage.ts';
import { countReport, settle } from './report.ts';
import { runStages, type Stage } from './stage.ts';
import { countVitest } from './vitest-stage.ts';

vi.spyOn(console, 'log').mockImplementation(() => {});

test('vitest: tests are counted, and a file that broke outside its tests counts as one', () => {
  const passed = { status: 'passed' };
  const failed = { status: 'failed', fullName: 'adds up', failureMessages: ['1 is not 2'] };
  const report = {
    testResults: [
      { name: 'a.test.ts', status: 'passed' as const, assertionResults: [passed, passed] },
      { name: 'b.test.ts', status: 'failed' as const, assertionResults: [passed, failed] },
      { name: 'c.test.ts', status: 'failed' as const, message: 'no such import', assertionResults: [] },
      { name: 'd.test.ts', status: 'failed' as const, assertionResults: [{ status: 'skipped' }] },
    ],
  };
  expect(countVitest(report, ['write EPIPE'])).toEqual({
    passed: 3,
    failed: 3,
    failures: [
      'b.test.ts: adds up\n1 is not 2',
      'c.test.ts: no such import',
      'd.test.ts: failed',
      'Outside any test: write EPIPE',
    ],
  });
});

test('playwright: an error outside the tests is a failure, and a test that passed on retry is none', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 0 };
  const screenshot = { attachments: [{ name: 'screenshot', path: '/results/pay/failed.png' }] };
  const traced = { attachments: [{ name: 'trace', path: '/results/pay-retry1/trace.zip' }] };
  const spec = (line: number, status: string, results = [{ attachments: [] as { name: string }[] }]) => ({
    title: 'pays',
    file: 'pay.spec.ts',
    line,
    tests: [{ status, results }],
  });
  const inner = [spec(3, 'flaky', [screenshot, traced]), spec(4, 'skipped')];
  const suites = [{ specs: [spec(1, 'expected'), spec(2, 'unexpected', [screenshot])], suites: [{ specs: inner }] }];
  expect(countPlaywright({ stats, errors: [], suites })).toEqual({
    passed: 5,
    failed: 1,
    failures: ['pay.spec.ts:2: pays'],
    unsteady: ['pay.spec.ts:3: pays\n  /results/pay-retry1/trace.zip'],
  });
  const none = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  const broken = [{ message: 'set-up broke' }];
  expect(countPlaywright({ stats: none, errors: broken, suites: [] })).toEqual({
    passed: 0,
    failed: 1,
    failures: ['set-up broke'],
    unsteady: [],
  });
});

test('a runner that exits with an error or runs nothing has failed', () => {
  expect(settle({ passed: 5, failed: 0 }, 0)).toEqual({ passed: 5, failed: 0 });
  const badly = 'No test failed, but the runner ended with code 1.';
  expect(settle({ passed: 5, failed: 0, failures: ['Outside any test: write EPIPE'] }, 1)).toEqual({
    passed: 5,
    failed: 1,
    failures: [badly, 'Outside any test: write EPIPE'],
  });
  expect(settle({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1, failures: ['No tests were run.'] });
});

test('a report is read from the file the runner wrote', async () => {
  const run = async (file: string) => {
    writeFileSync(file, '{"passed":3}');
    return 0;
  };
  const read = (report: unknown) => ({ passed: (report as { passed: number }).passed, failed: 0 });
  expect(await countReport(run, read)).toEqual({ passed: 3, failed: 0 });
});

test('a runner without a report is an error', async () => {
  const read = () => ({ passed: 1, failed: 0 });
  await expect(countReport(async () => 0, read)).rejects.toThrow('The test runner ended without a report.');
});

test('every selected stage runs, even if earlier ones fail', async () => {
  const ran: string[] = [];
  const stage = (name: string, run: Stage['run']): Stage => ({
    names: [name],
    title: name,
    run: (selected) => {
      ran.push(name);
      return run(selected);
    },
  });
  const stages = [
    stage('fails', async () => ({ passed: 1, failed: 2 })),
    stage('crashes', async () => {
      throw new Error('broken');
    }),
    stage('left out', async () => ({ passed: 100, failed: 0 })),
    stage('passes', async () => ({ passed: 4, failed: 0, unsteady: ['now and then'] })),
  ];
  expect(await runStages(stages, (name) => name !== 'left out')).toEqual({
    passed: 5,
    failed: 3,
    failures: ['fails', 'crashes'],
    unsteady: ['now and then'],
    times: ['fails', 'crashes', 'passes'].map((title) => ({ title, seconds: expect.any(Number) })),
  });
  expect(ran).toEqual(['fails', 'crashes', 'passes']);
});

test('stages of one step run in parallel, and the output of each stays together', async () => {
  const printed = vi.mocked(console.log);
  printed.mockClear();
  const [left, right] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const stage = (name: string, arrive: () => void, other: Promise<void>): Stage => ({
    names: [name],
    title: name,
    run: async (_names, show) => {
      show?.(`${name} begins\n`);
      arrive();
      await other;
      show?.(`${name} ends\n`);
      return { passed: 1, failed: 0 };
    },
  });
  const together = [stage('left', left.resolve, right.promise), stage('right', right.resolve, left.promise)];
  expect(await runStages([together], () => true)).toMatchObject({ passed: 2, failed: 0 });
  const lines = printed.mock.calls.map(([line]) => line);
  for (const name of ['left', 'right']) {
    const from = lines.indexOf(`\n▸ ${name}`);
    expect(lines[from + 1]).toBe(`${name} begins\n${name} ends`);
    expect(lines[from + 2]).toMatch(new RegExp(`^✓ ${name}: 1 passed in `));
  }
});
