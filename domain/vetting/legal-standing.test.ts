import { describe, expect, test } from 'vitest';
import type { LegalStanding } from '#contract/vetting/legal.ts';
import {
  isFullySetUp,
  isSigned,
  missingDocuments,
  publishingNeeds,
  refuseLegal,
  submissionNeeds,
} from './legal-standing.ts';

const stand = (
  agreement: LegalStanding['agreement'],
  vetting: LegalStanding['vetting'],
  documentsAsked = false,
): LegalStanding => ({ agreement, vetting, documentsAsked });

describe('the legal gate', () => {
  test('opens for one status alone: signed, and approved', () => {
    expect(refuseLegal(stand('current', 'approved'))).toBeNull();
    expect(isFullySetUp(stand('current', 'approved'))).toBe(true);
  });

  test.each([
    [stand('none', null), 'legal.agreement_required'],
    [stand('none', 'approved'), 'legal.agreement_required'],
    [stand('outdated', 'approved'), 'legal.agreement_outdated'],
    [stand('outdated', 'rejected'), 'legal.agreement_outdated'],
    [stand('current', null), 'legal.review_pending'],
    [stand('current', 'pending'), 'legal.review_pending'],
    [stand('current', 'pending', true), 'legal.document_asked_again'],
    [stand('current', 'rejected'), 'legal.review_rejected'],
  ])('%j is refused with %s', (standing, code) => {
    expect(refuseLegal(standing)).toBe(code);
    expect(isFullySetUp(standing)).toBe(false);
  });
});

test.each([
  [stand('none', null), true, true],
  [stand('current', null), false, true],
  [stand('current', 'pending'), false, false],
  [stand('current', 'pending', true), false, true],
  [stand('current', 'rejected'), false, true],
  [stand('current', 'approved'), false, false],
  [stand('outdated', 'approved'), true, false],
  [stand('outdated', 'pending'), true, false],
  [stand('outdated', 'rejected'), true, true],
])('%j needs a signature %s, documents %s', (standing, signature, documents) => {
  expect(submissionNeeds(standing)).toEqual({ signature, documents });
});

test('a signature is a tick and a name, neither of them alone', () => {
  expect(isSigned({ agreed: true, typedName: 'Thabo' })).toBe(true);
  expect(isSigned({ agreed: false, typedName: 'Thabo' })).toBe(false);
  for (const typedName of ['', ' \u00a0', '\u200b', '\u2060\u00ad ', '\u3164', '\u2800']) {
    expect(isSigned({ agreed: true, typedName })).toBe(false);
  }
  expect(isSigned(null)).toBe(false);
});

describe('documents', () => {
  const labels = (...args: Parameters<typeof missingDocuments>) => missingDocuments(...args).map(({ label }) => label);

  test('that are required are reported missing, in the order of the form; optional ones are not', () => {
    expect(labels('business', [{ type: 'utility-bill', refused: false }])).toEqual([
      'CIPC Document',
      'Responsible Person ID',
    ]);
    expect(labels('rep', [])).toEqual(['South African ID or Passport']);
  });

  test('that had to be replaced and were not are reported missing, optional ones too', () => {
    expect(
      labels('rep', [
        { type: 'identity-document', refused: false },
        { type: 'cv', refused: true },
      ]),
    ).toEqual(['CV']);
  });
});

test.each([
  [{ agreement: 'none', vetting: null, documentsAsked: false }, []],
  [{ agreement: 'current', vetting: null, documentsAsked: false }, ['agreement']],
  [{ agreement: 'current', vetting: 'pending', documentsAsked: true }, ['agreement']],
  [{ agreement: 'current', vetting: 'pending', documentsAsked: false }, ['agreement', 'documents']],
  [{ agreement: 'current', vetting: 'rejected', documentsAsked: false }, ['agreement']],
  [{ agreement: 'outdated', vetting: 'approved', documentsAsked: false }, ['documents', 'approval']],
] as const)('%o: %o of what a job needs to go live is there', (standing, done) => {
  const needs = publishingNeeds(standing);
  expect(needs.filter((need) => need.done).map(({ id }) => id)).toEqual(done);
  expect(needs.every((need) => need.done)).toBe(refuseLegal(standing) === null);
});
