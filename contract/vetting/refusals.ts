import type { RefusalText } from '../refusal-text.ts';

/** Agreements, the gate they form, and the review. */
export const vettingRefusals = {
  'legal.agreement_required': {
    status: 403,
    title: 'Agreement Required',
    detail: 'Sign the agreement on the Legal tab first.',
  },
  'legal.agreement_outdated': {
    status: 403,
    title: 'Agreement Required',
    detail: 'Our agreement has a new version. Read and sign it on the Legal tab first.',
  },
  'legal.review_pending': {
    status: 403,
    title: 'Under Review',
    detail: 'Our team is still checking your documents. See the status on the Legal tab.',
  },
  'legal.document_asked_again': {
    status: 403,
    title: 'Under Review',
    detail: 'Our team needs a new copy of one of your documents. Send it on the Legal tab.',
  },
  'legal.review_rejected': {
    status: 403,
    title: 'Review Required',
    detail: 'Your application requires additional review. The Legal tab says why, and what you can do.',
  },
  'legal.signature_required': {
    status: 422,
    title: 'Please complete all required fields',
    detail: 'You must agree to the terms and provide a digital signature.',
  },
  'legal.signature_differs': {
    status: 422,
    title: 'This isn’t the name on your account',
    detail:
      'Sign with the first name and surname on your account. If your name has changed, update your profile first.',
  },
  'legal.documents_missing': {
    status: 422,
    title: 'Missing required documents',
    detail: 'Please add every required document.',
  },
  'legal.agreement_changed': {
    status: 409,
    title: 'The agreement has changed',
    detail: 'While you were reading, a new version was published. Please read it, then sign again.',
  },
  'legal.already_submitted': {
    status: 409,
    title: 'Already submitted',
    detail: 'Your agreement is signed and your documents are with us. There’s nothing more to send.',
  },
  'legal.copy_not_ready': {
    status: 404,
    title: 'Your copy isn’t ready yet',
    detail: 'We prepare the PDF right after you sign. Please try again in a moment.',
  },
  'vetting.not_found': { status: 404, title: 'Case not found', detail: 'This case doesn’t exist.' },
  'vetting.already_decided': {
    status: 409,
    title: 'Already decided',
    detail: 'This case already has a decision. The page now shows it.',
  },
  'vetting.not_decided': {
    status: 409,
    title: 'Not decided yet',
    detail: 'This case is still open, so there is no decision to reverse.',
  },
  'vetting.claim_required': {
    status: 409,
    title: 'This case isn’t assigned to you',
    detail: 'Another admin has it open, or your time with it ran out. Open the case again to continue.',
  },
  'vetting.changed': {
    status: 409,
    title: 'This case has changed',
    detail:
      'The person sent documents or saved their profile after you opened this case. Check the changes before you decide.',
  },
  'vetting.name_waiting': {
    status: 409,
    title: 'A new name is waiting',
    detail: 'Approve or decline the new name first, so that the approval covers the name others see.',
  },
  'name_change.not_found': {
    status: 404,
    title: 'Name change not found',
    detail: 'The person has withdrawn it or asked for another name. Refresh to see the latest.',
  },
  'name_change.already_decided': {
    status: 409,
    title: 'Already decided',
    detail: 'Another admin has decided about this name. Refresh to see the decision.',
  },
  'name_change.own': {
    status: 409,
    title: 'This is your own name',
    detail: 'You can’t review a name on your own account. Leave it to another admin.',
  },
  'vetting.own_case': {
    status: 409,
    title: 'This is your own case',
    detail: 'You can’t decide about your own account. Leave it to another admin.',
  },
  'vetting.already_asked': {
    status: 409,
    title: 'Already requested',
    detail: 'We’ve already requested this document, and the person hasn’t sent it yet.',
  },
  'vetting.document_not_found': {
    status: 404,
    title: 'Document not found',
    detail: 'It was replaced or deleted, or it belongs to another case.',
  },
} as const satisfies Record<string, RefusalText>;
