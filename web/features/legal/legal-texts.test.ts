import { expect, test } from 'vitest';
import { legalAdvice } from './legal-texts.ts';

const state = { agreement: 'current', vetting: null, documentsAsked: false } as const;

test('before anything is signed, the required documents are named', () => {
  const unsigned = { ...state, agreement: 'none' } as const;
  expect(legalAdvice(unsigned, 'business')[0]?.text).toContain('CIPC Document, Utility Bill, Responsible Person ID.');
  expect(legalAdvice(unsigned, 'rep')[0]?.text).toMatch(/ready of your South African ID or Passport\.$/);
});

test('a user who waits for our team, or has its approval, sees what to do next', () => {
  const next = (vetting: 'pending' | 'approved', side: 'rep' | 'business') =>
    legalAdvice({ ...state, vetting }, side).map((advice) => advice.next?.to);
  expect(next('pending', 'business')).toEqual(['/dashboard/jobs/new']);
  expect(next('approved', 'business')).toEqual(['/dashboard/jobs/new']);
  expect(next('pending', 'rep')).toEqual(['/rep-portal?tab=profile']);
  expect(next('approved', 'rep')).toEqual(['/rep-portal?tab=browse-jobs']);
});

test('an approval is of documents: a new name may still wait for review', () => {
  const [advice] = legalAdvice({ ...state, vetting: 'approved' }, 'rep');
  expect(advice?.text).toBe('Your documents are approved. You can apply for jobs.');
});
