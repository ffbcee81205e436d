import { expect, test } from 'vitest';
import { variables } from './env-variables.ts';
import { misspeltNames } from './misspelt-names.ts';

const nearestOf = (name: string) =>
  misspeltNames({ [name]: 'x' }).map((line) => line.replace(/^.*mean (\w+)\?$/, '$1'));

test.each([
  ['SMTP_ULR', 'SMTP_URL'],
  ['SMPT_URL', 'SMTP_URL'],
  ['smtp_url', 'SMTP_URL'],
  ['SECRET_KEY_PREVIOS', 'SECRET_KEY_PREVIOUS'],
  ['DOCUMENT_KEY', 'DOCUMENTS_KEY'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['PAYFAST_PASPHRASE', 'PAYFAST_PASSPHRASE'],
  ['PROCES', 'PROCESS'],
])('misspelt names: %s is nearly %s', (name, meant) => {
  expect(nearestOf(name)).toEqual([meant]);
});

test('misspelt names: neither our own names nor those of other programs are named', () => {
  expect(misspeltNames(Object.fromEntries(Object.keys(variables.shape).map((name) => [name, 'x'])))).toEqual([]);
  const ofOthers = [
    'PATH',
    'HOME',
    'HOSTNAME',
    'SPORT',
    'NODE_ENV',
    'NODE_OPTIONS',
    'LOGNAME',
    'BACKUP_TO',
    'PGHOST',
    'AWS_SECRET_KEY_ID',
  ];
  expect(misspeltNames(Object.fromEntries(ofOthers.map((name) => [name, 'x'])))).toEqual([]);
  expect(misspeltNames({ SMTP_ULR: 'smtp://user:password@host' })).toEqual([
    'SMTP_ULR is not a setting, so it does nothing. Did you mean SMTP_URL?',
  ]);
});
