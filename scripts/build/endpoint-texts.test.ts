import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { withoutTexts } from './endpoint-texts.ts';

test('an endpoint keeps the fields the browser uses', () => {
  const code =
    "const summary = 'kept';\nexport const jobsApi = { show: endpoint({ ...shared, method: 'GET', summary: 'Get a job', description: `For a \"day\"`, path: '/api/jobs', tag: 'Jobs' }) };";
  expect(withoutTexts(code)).toBe(
    "const summary = 'kept';\nexport const jobsApi = { show: endpoint({ ...shared, method: 'GET',   path: '/api/jobs',  }) };",
  );
});

test('no summary of the contract is left', async () => {
  let endpoints = 0;
  for await (const file of glob('contract/**/*.ts')) {
    const code = await readFile(file, 'utf8');
    if (!/\bendpoint\(\{/.test(code)) continue;
    endpoints++;
    expect(withoutTexts(code), file).not.toMatch(/^ +summary: ['"`]|^ +description: ['"`]/m);
  }
  expect(endpoints).toBeGreaterThan(50);
});
