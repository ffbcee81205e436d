import { glob, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Endpoint, endpoint, noContent } from '#contract/endpoint.ts';
import { dataModule, importingData, schemaTaken, withoutEndpoints } from './endpoint-data.ts';

test('endpoints are imported as data, other names from their module', () => {
  const code = [
    'import { jobInput, jobsApi } from "#contract/jobs/jobs.ts";',
    'import { filesApi as api } from "#contract/files/files.ts";',
    'import { jobStatuses } from "#contract/jobs/options.ts";',
    'import { queryOf } from "#web/lib/endpoint-queries.ts";',
  ];
  expect(importingData(code.join('\n'))).toBe(
    [
      'import * as jobsApi from "#contract/jobs/jobs.ts?jobsApi";',
      'import { jobInput } from "#contract/jobs/jobs.ts";',
      'import * as api from "#contract/files/files.ts?filesApi";',
      ...code.slice(2),
    ].join('\n'),
  );
});

test('a module of data has what a caller reads of each endpoint', () => {
  const close = endpoint({
    method: 'POST',
    path: '/api/jobs/:jobId/closure',
    changes: ['jobs'],
    summary: 'Close a job',
    tag: 'Jobs',
    params: z.object({ jobId: z.uuid() }),
    gate: 'business',
    afterTrial: 'ends something',
    status: 204,
    response: noContent,
  });
  expect(dataModule({ close })).toBe(
    'const e0 = {"method":"POST","path":"/api/jobs/:jobId/closure","gate":"business","afterTrial":"ends something","changes":["jobs"]};\nexport { e0 as close };\n',
  );
});

test.each([
  ['import { jobsApi } from "#contract/jobs/jobs.ts"; zodResolver(jobsApi.post.body)', 'jobsApi.post.body'],
  ['import { jobsApi as api } from "#contract/jobs/jobs.ts"; zodResolver(api.post.body)', 'api.post.body'],
  [
    'import { jobsApi } from "#contract/jobs/jobs.ts"; const { path, response } = jobsApi.post;',
    '{ path, response } = jobsApi.post',
  ],
  ['import { jobsApi } from "#contract/jobs/jobs.ts"; call(jobsApi.post, { body: job.body })', null],
  ['import { jobsApi } from "#contract/jobs/jobs.ts"; const { method, path } = jobsApi.post;', null],
])('taking a schema from an endpoint is found: %s', (code, found) => {
  expect(schemaTaken(importingData(code))).toBe(found);
});

test('endpoints are exported in objects named …Api, which hold nothing else', async () => {
  const isEndpoint = (value: unknown): value is Endpoint =>
    typeof value === 'object' && value !== null && 'path' in value && 'method' in value;
  let apis = 0;
  for await (const file of glob('contract/**/*.ts', { exclude: ['**/*.test.ts'] })) {
    for (const [name, value] of Object.entries<unknown>(await import(resolve(file)))) {
      const values = typeof value === 'object' && value !== null ? Object.values(value) : [];
      expect(values.length > 0 && values.every(isEndpoint), `${name} in ${file}`).toBe(name.endsWith('Api'));
      expect(values.some(isEndpoint), `${name} in ${file}`).toBe(name.endsWith('Api'));
      if (name.endsWith('Api')) apis++;
    }
  }
  expect(apis).toBeGreaterThan(90);
});

test('no endpoint is left beside the schemas', async () => {
  let files = 0;
  for await (const file of glob('contract/**/*.ts', { exclude: ['**/*.test.ts', 'contract/endpoint.ts'] })) {
    const code = await readFile(file, 'utf8');
    if (!/\bendpoint\(/.test(code)) continue;
    files++;
    expect(withoutEndpoints(code), file).not.toMatch(/\bendpoint\(/);
  }
  expect(files).toBeGreaterThan(90);
});
