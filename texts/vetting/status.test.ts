import { expect, test } from 'vitest';
import type { LegalState } from '#contract/vetting/legal.ts';
import { legalStatusText } from './status.ts';

const stateOf = (
  agreement: LegalState['agreement'],
  vetting: LegalState['vetting'],
  documentsAsked = false,
): LegalState => ({ agreement, vetting, documentsAsked });

test.each([
  [stateOf('none', null), 'Agreement Required', 'accent'],
  [stateOf('none', 'pending'), 'Agreement Required', 'accent'],
  [stateOf('outdated', 'approved'), 'Agreement Required', 'accent'],
  [stateOf('current', 'approved'), 'Legal Verified', 'success'],
  [stateOf('current', 'pending'), 'Under Review', 'info'],
  [stateOf('current', 'pending', true), 'Review Required', 'info'],
  [stateOf('current', 'rejected'), 'Review Required', 'danger'],
  [stateOf('current', null), 'Pending Review', 'info'],
])('the badge of %j says %s', (state, label, tone) => {
  expect(legalStatusText(state)).toEqual({ label, tone });
});
