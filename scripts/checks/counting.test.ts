import { writeFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { countPlaywright } from './browser-stage.ts';
import { countReport, settle } from './report.ts';
import { runStages, type Stage } from './stage.ts';
import { countVitest } from './vitest-stage.ts';

vi.spyOn(console, 'log').mockImplementation(() => {});

test('vitest: tests are counted, and a file that broke outside its tests counts as one', () => {
  const report = {
    testResults: [
      { status: 'passed' as const, assertionResults: [{ status: 'passed' }, { status: 'passed' }] },
      { status: 'failed' as const, assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
      { status: 'failed' as const, assertionResults: [] },
      { status: 'failed' as const, assertionResults: [{ status: 'skipped' }] },
    ],
  };
  expect(countVitest(report)).toEqual({ passed: 3, failed: 3 });
});

test('playwright: a flaky test and an error outside the tests are failures', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 0 };
  expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 4, failed: 2 });
  const none = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  expect(countPlaywright({ stats: none, errors: [{ message: 'set-up broke' }] })).toEqual({ passed: 0, failed: 1 });
});

test('a runner that ends badly or runs nothing has failed', () => {
  expect(settle({ passed: 5, failed: 0 }, 0)).toEqual({ passed: 5, failed: 0 });
  expect(settle({ passed: 5, failed: 0 }, 1)).toEqual({ passed: 5, failed: 1 });
  expect(settle({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
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

test('every selected stage runs, whatever became of the ones before', async () => {
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
    stage('passes', async () => ({ passed: 4, failed: 0 })),
  ];
  expect(await runStages(stages, (name) => name !== 'left out')).toEqual({ passed: 5, failed: 3 });
  expect(ran).toEqual(['fails', 'crashes', 'passes']);
});
