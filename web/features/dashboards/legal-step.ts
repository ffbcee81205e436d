import type { LegalRefusal } from '#contract/gates.ts';
import { legalTabAddress } from '#contract/site/portal-addresses.ts';
import type { LegalUserType } from '#contract/vetting/legal.ts';
import type { FirstStep } from './first-steps.tsx';

const texts: Record<LegalRefusal, string> = {
  'legal.agreement_required': 'Sign the agreement and send your documents. It takes a few minutes.',
  'legal.agreement_outdated': 'The agreement has a new version. Read and sign it to continue.',
  'legal.review_pending': 'Our team is reviewing your documents. We’ll show the outcome here and email you.',
  'legal.document_asked_again': 'Our team needs a new copy of one of your documents.',
  'legal.review_rejected': 'Our team couldn’t approve your documents. See why in the Legal tab.',
};

/** Before the user applies or posts. */
export function legalStep(userType: LegalUserType, refusal: LegalRefusal | null): FirstStep {
  return {
    id: 'legal',
    title: 'Get verified',
    text: refusal ? texts[refusal] : '',
    state: refusal === null ? 'done' : refusal === 'legal.review_pending' ? 'waits' : 'open',
    to: legalTabAddress(userType),
    action: 'Open Legal tab',
  };
}
