import type { LegalRefusal } from '#contract/gates.ts';
import type { LegalStanding } from '#contract/vetting/legal.ts';
import { refuseLegal, submissionNeeds } from '#domain/legal-standing.ts';

const unsigned =
  'Businesses meet only reps we have checked. Sign the agreement and send your documents in the Legal tab.';

const words: Record<LegalRefusal, string> = {
  'legal.agreement_required': unsigned,
  'legal.agreement_outdated': 'Our agreement has a new version. Read and sign it in the Legal tab.',
  'legal.review_pending':
    'Our team is checking your identity and your documents. There is nothing for you to do; we write to you when it is decided.',
  'legal.document_asked_again': 'We asked you for a document once more. The Legal tab says which, and why.',
  'legal.review_rejected': 'Your application requires additional review. The Legal tab says why, and what you can do.',
};

/** What a rep is told under "Verification Status". Undefined: it is not known yet. */
export function verificationWords(standing: LegalStanding | undefined): string {
  if (!standing) return 'Businesses meet only reps we have checked.';
  if (standing.vetting === 'approved') return 'We have checked your identity and your documents.';
  const refusal = refuseLegal(standing) ?? 'legal.review_pending';
  if (refusal === 'legal.review_pending' && submissionNeeds(standing).documents) {
    return 'Businesses meet only reps we have checked. Send your documents in the Legal tab.';
  }
  return words[refusal];
}
