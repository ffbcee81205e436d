import { expect, test } from 'vitest';
import type { LegalStanding } from '#contract/vetting/legal.ts';
import { legalStatusText } from './status.ts';

const stand = (
  agreement: LegalStanding['agreement'],
  vetting: LegalStanding['vetting'],
  documentsAsked = false,
): LegalStanding => ({ agreement, vetting, documentsAsked });

test.each([
  [stand('none', null), 'Agreement Required', 'accent'],
  [stand('none', 'pending'), 'Agreement Required', 'accent'],
  [stand('outdated', 'approved'), 'Agreement Required', 'accent'],
  [stand('current', 'approved'), 'Legal Verified', 'success'],
  [stand('current', 'pending'), 'Under Review', 'info'],
  [stand('current', 'pending', true), 'Review Required', 'info'],
  [stand('current', 'rejected'), 'Review Required', 'danger'],
  [stand('current', null), 'Pending Review', 'info'],
])('the badge of %j says %s', (standing, label, tone) => {
  expect(legalStatusText(standing)).toEqual({ label, tone });
});
