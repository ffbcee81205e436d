import { expect, test } from 'vitest';
import { findAdvisories, listInstalled } from './find-advisories.ts';

const lock = {
  packages: {
    '': { name: 'thengisa', version: '0.1.0' },
    'node_modules/left': { version: '1.2.0' },
    'node_modules/@scope/right': { version: '2.0.0-beta.1', dev: true },
    'node_modules/@scope/right/node_modules/left': { version: '0.9.0' },
    'node_modules/alias': { name: 'left', version: '1.2.0' },
  },
};
const advisory = { url: 'https://advisories.example/1', title: 'It leaks', severity: 'high' };

test('lists every package, also nested ones and aliases', () => {
  expect(listInstalled(lock).map(({ name, version }) => `${name} ${version}`)).toEqual([
    'left 1.2.0',
    '@scope/right 2.0.0-beta.1',
    'left 0.9.0',
    'left 1.2.0',
  ]);
});

test('finds the affected versions, once each, and no others', () => {
  const found = findAdvisories(lock, { left: [{ ...advisory, vulnerable_versions: '>=1.0.0 <1.2.1' }] });
  expect(found).toEqual([{ name: 'left', version: '1.2.0', dev: false, ...advisory }]);
  expect(findAdvisories(lock, { left: [{ ...advisory, vulnerable_versions: '<0.9.0' }] })).toEqual([]);
  expect(findAdvisories(lock, { thengisa: [{ ...advisory, vulnerable_versions: '*' }] })).toEqual([]);
});

test('a prerelease counts as below its release', () => {
  const advisories = { '@scope/right': [{ ...advisory, vulnerable_versions: '<2.0.0' }] };
  expect(findAdvisories(lock, advisories)).toMatchObject([{ name: '@scope/right', dev: true }]);
});
