import { expect, test } from 'vitest';
import type { VettingDocument } from '#contract/vetting/cases.ts';
import { openedText, unopenedOf, waitText, waitTone } from './vetting-texts.ts';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T11:59:00Z', 'less than a day', 'neutral'],
  ['2026-11-21T12:05:00Z', 'less than a day', 'neutral'],
  ['2026-11-20T12:00:00Z', '1 day', 'neutral'],
  ['2026-11-19T11:00:00Z', '2 days', 'accent'],
  ['2026-11-16T12:00:00Z', '5 days', 'danger'],
  ['2026-09-01T12:00:00Z', 'since 1 September 2026', 'danger'],
])('since %s: %s, %s', (since, text, tone) => {
  expect(waitText(since, now)).toBe(text);
  expect(waitTone(since, now)).toBe(tone);
});

test('an approval lists the documents that were not opened, of those that can be', () => {
  const sent = { id: '1', name: 'a.pdf', sentAt: '2026-11-21T11:59:00Z', replacedAt: null, askedAgain: null };
  const file = { contentType: 'application/pdf', byteSize: 1 };
  const documents: VettingDocument[] = [
    { ...sent, type: 'identity-document', file, opened: true },
    { ...sent, type: 'identity-document', file, opened: false, replacedAt: '2026-11-21T11:59:00Z' },
    { ...sent, type: 'cv', file, opened: false },
    { ...sent, type: 'profile-video', file: null, opened: false },
  ];
  expect(openedText(unopenedOf(documents))).toBe('You haven’t opened: CV.');
  expect(openedText([])).toBe('You have opened every document.');
});
