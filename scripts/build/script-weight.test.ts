import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { weighScripts } from './script-weight.ts';

async function siteWith(files: Record<string, number>, scripts: Record<string, readonly string[]>): Promise<string> {
  const build = await mkdtemp(join(tmpdir(), 'thengisa-weight-'));
  onTestFinished(() => rm(build, { recursive: true, force: true }));
  const site = join(build, 'client');
  await mkdir(site);
  await Promise.all(Object.entries(files).map(([name, bytes]) => writeFile(join(site, name), Buffer.alloc(bytes))));
  const list = Object.entries(scripts).map(([address, of]) => ({ address, styles: [], scripts: of }));
  await writeFile(join(build, 'views.json'), JSON.stringify(list));
  return site;
}

const view = (address: string, limit: number | null) => ({ address, modules: [], limit });

test('an address beyond its limit is named; all with a limit are in the table', async () => {
  const site = await siteWith(
    { 'all.js': 400_000, 'all.js.br': 99_900, 'small.js': 200 },
    { '/about': ['/all.js'], '/auth': ['/all.js', '/small.js'], '/settings': ['/all.js', '/all.js'] },
  );
  const weight = await weighScripts(site, [view('/about', 100), view('/auth', 100), view('/settings', null)]);
  expect(weight.heavy).toEqual(['/auth']);
  expect(weight.table.split('\n').slice(0, 4)).toEqual([
    ' address | KB    | files | limit',
    '---------+-------+-------+-------',
    ' /about  | 99.9  | 1     | 100',
    ' /auth   | 100.1 | 2     | 100',
  ]);
});

test('an address with a limit that the build doesn’t have is an error', async () => {
  const site = await siteWith({}, {});
  await expect(weighScripts(site, [view('/about', 100)])).rejects.toThrow('/about');
});
