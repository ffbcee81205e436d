import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiPaths } from './api-paths.ts';

const isProxied = (path: string) =>
  apiPaths.some((one) => (one.startsWith('^') ? new RegExp(one).test(path) : path.startsWith(one)));

test('in development, a payment reaches the stand-in for PayFast', () => {
  const folder = join(import.meta.dirname, '../../server/stand-ins/payfast');
  const sources = readdirSync(folder).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const routes = sources.flatMap((name) =>
    [
      ...readFileSync(join(folder, name), 'utf8').matchAll(
        /(?:\bapp\.(?:get|post|put)(?:<[^(]*>)?\(\s*|\burl: )'(\/[^']+)'/g,
      ),
    ].map(([, path = '']) => path),
  );
  expect(routes.length).toBeGreaterThan(10);
  expect(routes.filter((path) => !isProxied(path))).toEqual([]);
});
