import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeRanks } from './describe-ranks.ts';

const root = join(import.meta.dirname, '../..');

/** The line of each feature of one side. */
function linesOf(side: string): Map<string, number> {
  const [, table = ''] = describeRanks().split(`${side}, lowest rank first\n`);
  const lines = table.split('\n\n')[0]?.split('\n') ?? [];
  return new Map(
    lines.flatMap((line, at) => {
      const [, features = ''] = /^ +\d+ {2}(.+)$/.exec(line) ?? [];
      return features.split(', ').map((feature) => [feature, at] as const);
    }),
  );
}

test.each(['contract', 'server/features', 'web/features'])('every noun of %s has a line', (side) => {
  const lines = linesOf(side);
  const nouns = readdirSync(join(root, side), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(nouns.map(({ name }) => name).filter((noun) => !lines.has(noun))).toEqual([]);
});

test('the lowest rank comes first', () => {
  const server = linesOf('server/features');
  expect(server.get('accounts')).toBe(0);
  expect(server.get('applications')).toBeGreaterThan(server.get('jobs') ?? Number.POSITIVE_INFINITY);
  const web = linesOf('web/features');
  expect(web.get('applications')).toBeGreaterThan(web.get('jobs') ?? Number.POSITIVE_INFINITY);
});

test('the command prints the ranks, and checks nothing', () => {
  const command = join(root, 'scripts/check-rooms.ts');
  const { status, stdout } = spawnSync(process.execPath, [command, 'ranks'], { encoding: 'utf8' });
  expect(stdout).toBe(`${describeRanks()}\n`);
  expect(status).toBe(0);
});
