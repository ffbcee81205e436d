import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  businessTabAddress,
  caseInPanelAddress,
  editJobAddress,
  howMatchingWorksAddress,
  jobDraftAddress,
  jobForRepAddress,
  legalTabAddress,
  newJobAddress,
  ownJobAddress,
  receivedAddress,
  recommendedAddress,
  repTabAddress,
  settingsAddress,
  trackedAddress,
  trackerAddress,
} from './portal-addresses.ts';

const root = join(import.meta.dirname, '../..');

test('addresses', () => {
  expect([
    businessTabAddress('my-jobs'),
    businessTabAddress('my-jobs', { show: 'paused' }),
    ownJobAddress('1'),
    ownJobAddress('1', { show: 'interview', applicant: '2' }),
    receivedAddress(),
    receivedAddress({ job: '1', show: 'pending' }),
    editJobAddress('1'),
    newJobAddress(),
    newJobAddress('1'),
    jobDraftAddress('1'),
    repTabAddress('browse-jobs', { view: 'saved' }),
    trackerAddress(),
    trackerAddress('completed'),
    trackedAddress('1'),
    jobForRepAddress('1'),
    recommendedAddress,
    howMatchingWorksAddress(),
    howMatchingWorksAddress({ job: '1' }),
    settingsAddress('devices'),
    caseInPanelAddress('1'),
    legalTabAddress('rep'),
    legalTabAddress('business'),
  ]).toEqual([
    '/dashboard?tab=my-jobs',
    '/dashboard?tab=my-jobs&show=paused',
    '/dashboard/jobs/1',
    '/dashboard/jobs/1?show=interview&applicant=2',
    '/dashboard/applications',
    '/dashboard/applications?job=1&show=pending',
    '/dashboard/jobs/1/edit',
    '/dashboard/jobs/new',
    '/dashboard/jobs/new?copy=1',
    '/dashboard/jobs/new?draft=1',
    '/rep-portal?tab=browse-jobs&view=saved',
    '/rep-portal?tab=my-applications',
    '/rep-portal?tab=my-applications&show=completed',
    '/rep-portal?tab=my-applications&application=1',
    '/rep-portal/jobs/1',
    '/rep-portal?tab=browse-jobs&view=recommended',
    '/rep-portal/matching',
    '/rep-portal/matching?job=1',
    '/settings?tab=devices',
    '/admin?tab=vetting&case=1',
    '/rep-portal?tab=legal',
    '/dashboard?tab=legal',
  ]);
});

test('no other file spells such an address out', () => {
  // But for the sign-in protocol, which has an address of its own.
  const written = /['"`}]\/(dashboard|rep-portal|settings|admin|legal-onboarding|auth(?!\/v1))(?![\w-])[^'"`]*/g;
  const found = globSync('{contract,domain,server,web}/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.test\.tsx?$|contract\/site\/|routes\.ts$/.test(path))
    .flatMap((path) => {
      const matches = readFileSync(join(root, path), 'utf8').match(written) ?? [];
      return matches.filter((one) => !one.includes('/api/')).map((one) => `${path}: ${one}`);
    });
  expect(found).toEqual([]);
});
