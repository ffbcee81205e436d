import { describe, expect, test } from 'vitest';
import type { LegalState } from '#contract/vetting/legal.ts';
import {
  isFullySetUp,
  isSigned,
  missingDocuments,
  publishingNeeds,
  refuseLegal,
  submissionNeeds,
} from './legal-state.ts';

const stateOf = (
  agreement: LegalState['agreement'],
  vetting: LegalState['vetting'],
  documentsAsked = false,
): LegalState => ({ agreement, vetting, documentsAsked });

describe('the legal gate', () => {
  test('opens for one status alone: signed, and approved', () => {
    expect(refuseLegal(stateOf('current', 'approved'))).toBeNull();
    expect(isFullySetUp(stateOf('current', 'approved'))).toBe(true);
  });

  test.each([
    [stateOf('none', null), 'legal.agreement_required'],
    [stateOf('none', 'approved'), 'legal.agreement_required'],
    [stateOf('outdated', 'approved'), 'legal.agreement_outdated'],
    [stateOf('outdated', 'rejected'), 'legal.agreement_outdated'],
    [stateOf('current', null), 'legal.review_pending'],
    [stateOf('current', 'pending'), 'legal.review_pending'],
    [stateOf('current', 'pending', true), 'legal.document_asked_again'],
    [stateOf('current', 'rejected'), 'legal.review_rejected'],
  ])('%j is refused with %s', (state, code) => {
    expect(refuseLegal(state)).toBe(code);
    expect(isFullySetUp(state)).toBe(false);
  });
});

test.each([
  [stateOf('none', null), true, true],
  [stateOf('current', null), false, true],
  [stateOf('current', 'pending'), false, false],
  [stateOf('current', 'pending', true), false, true],
  [stateOf('current', 'rejected'), false, true],
  [stateOf('current', 'approved'), false, false],
  [stateOf('outdated', 'approved'), true, false],
  [stateOf('outdated', 'pending'), true, false],
  [stateOf('outdated', 'rejected'), true, true],
])('%j needs a signature %s, documents %s', (state, signature, documents) => {
  expect(submissionNeeds(state)).toEqual({ signature, documents });
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
] as const)('%o: %o of what a job needs to go live is there', (state, done) => {
  const needs = publishingNeeds(state);
  expect(needs.filter((need) => need.done).map(({ id }) => id)).toEqual(done);
  expect(needs.every((need) => need.done)).toBe(refuseLegal(state) === null);
});
