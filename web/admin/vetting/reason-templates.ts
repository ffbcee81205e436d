import { agreementTerms } from '#contract/agreed-terms.ts';
import type { DocumentType } from '#contract/vetting/documents.ts';
import type { LegalUserType } from '#contract/vetting/legal.ts';
import type { ReasonTemplate } from '#web/lib/reason-dialog.tsx';

const unreadable: ReasonTemplate = {
  label: 'Can’t read document',
  text: 'We can’t read this document. Please send a sharp picture in good light, with all four corners in view.',
};

const cutOff: ReasonTemplate = {
  label: 'Cut off',
  text: 'Part of this document is missing. Please send the whole page, with all four corners in view.',
};

const expired: ReasonTemplate = {
  label: 'Expired',
  text: 'This document has expired. Please send one that is valid today.',
};

const otherDocument: ReasonTemplate = {
  label: 'Wrong document',
  text: 'This isn’t the document we asked for. Please check its name above and send that one.',
};

const ofIdentity = [unreadable, cutOff, expired, otherDocument];

/** Texts for requesting a document again. */
export const askAgainTemplates: Readonly<Record<DocumentType, readonly ReasonTemplate[]>> = {
  'identity-document': ofIdentity,
  'identity-document-back': ofIdentity,
  cv: [unreadable, otherDocument],
  'profile-video': [
    {
      label: 'Can’t see or hear',
      text: 'We can’t see or hear you well in this video. Please record it again in a quiet, bright place.',
    },
    otherDocument,
  ],
  'cipc-document': [
    unreadable,
    cutOff,
    {
      label: 'Other company',
      text: 'The company in this document isn’t the one in your profile. Please send its own CIPC document, or correct the name.',
    },
    otherDocument,
  ],
  'utility-bill': [
    unreadable,
    cutOff,
    {
      label: 'Too old',
      text: `This utility bill is too old. Please send one from the last ${agreementTerms.utilityBillMonths} months.`,
    },
    {
      label: 'Other address',
      text: 'The address on this bill isn’t your company’s address. Please send a bill that shows the company’s address.',
    },
    otherDocument,
  ],
  'responsible-person-id': ofIdentity,
  'responsible-person-id-back': ofIdentity,
};

/** Texts for rejecting a case. */
export const rejectionTemplates: Readonly<Record<LegalUserType, readonly ReasonTemplate[]>> = {
  rep: [
    {
      label: 'Names differ',
      text: 'The name on your identity document isn’t the name in your profile. Please correct your profile, or send a document in that name.',
    },
    {
      label: 'Can’t confirm identity',
      text: 'We couldn’t confirm your identity from the documents you sent. Please contact support.',
    },
    { label: 'Under 18', text: 'You must be 18 or older to work through us.' },
  ],
  business: [
    {
      label: 'Company not found',
      text: 'We couldn’t find your company in the CIPC register under the number you entered. Please check the number and send the documents again.',
    },
    {
      label: 'Names differ',
      text: 'The company in your documents isn’t the one in your profile. Please correct your profile, or send documents for the company in your profile.',
    },
    {
      label: 'Person not linked',
      text: 'The documents don’t show that the responsible person can act for the company. Please contact support.',
    },
  ],
};
