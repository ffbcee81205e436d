import { expect, test } from 'vitest';
import { listPackages } from './list-packages.ts';

const lock = {
  packages: {
    'node_modules/a': {
      dependencies: { b: '1', c: '1' },
      peerDependencies: { d: '1', e: '1' },
      peerDependenciesMeta: { e: { optional: true } },
    },
    'node_modules/a/node_modules/c': { dependencies: { f: '1' } },
    'node_modules/b': { optionalDependencies: { missing: '1' }, dependencies: { a: '1' } },
    'node_modules/c': {},
    'node_modules/d': {},
    'node_modules/e': {},
    'node_modules/f': {},
    'node_modules/a/node_modules/f': {},
    'node_modules/unused': {},
  },
};

test('list-packages follows dependencies and required peers, to the copy that Node finds', () => {
  expect(listPackages(lock, ['a'])).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/c',
    'node_modules/a/node_modules/f',
    'node_modules/b',
    'node_modules/d',
  ]);
});
