import type { LegalRefusal } from '#contract/gates.ts';
import type { LegalState } from '#contract/vetting/legal.ts';
import { refuseLegal, submissionNeeds } from '#domain/vetting/legal-state.ts';

const unsigned = 'Businesses only meet verified reps. Sign the agreement and send your documents in the Legal tab.';

const words: Record<LegalRefusal, string> = {
  'legal.agreement_required': unsigned,
  'legal.agreement_outdated': 'Our agreement has a new version. Read and sign it in the Legal tab.',
  'legal.review_pending':
    'Our team is checking your identity and documents. You don’t need to do anything. We’ll email you our decision.',
  'legal.document_asked_again': 'We need one of your documents again. See which one, and why, in the Legal tab.',
  'legal.review_rejected':
    'Your application requires additional review. See why, and what you can do, in the Legal tab.',
};

/** The text under "Verification Status". */
export function verificationWords(state: LegalState): string {
  if (state.vetting === 'approved') return 'We’ve verified your identity and documents.';
  const refusal = refuseLegal(state) ?? 'legal.review_pending';
  if (refusal === 'legal.review_pending' && submissionNeeds(state).documents) {
    return 'Businesses only meet verified reps. Send your documents in the Legal tab.';
  }
  return words[refusal];
}
