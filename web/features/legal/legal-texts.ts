import { newJobAddress, repTabAddress } from '#contract/site/portal-addresses.ts';
import { documentsOf } from '#contract/vetting/documents.ts';
import type { LegalState, LegalUserType } from '#contract/vetting/legal.ts';
import type { AlertTone } from '#web/ui/alert.tsx';

const waitsFor: Record<LegalUserType, string> = {
  rep: 'apply for jobs',
  business: 'post jobs and hire reps',
};

const toHaveReady = (userType: LegalUserType) =>
  documentsOf[userType]
    .filter(({ required }) => required)
    .map(({ label }) => label)
    .join(', ');

interface NextStep {
  readonly label: string;
  readonly to: string;
}

/** What to do during our review, and after approval. */
const whileWaiting: Record<LegalUserType, NextStep & { readonly text: string }> = {
  rep: { text: 'complete your profile', label: 'Open my profile', to: repTabAddress('profile') },
  business: { text: 'write your first job and save it as a draft', label: 'Write a job', to: newJobAddress() },
};
const afterwards: Record<LegalUserType, NextStep> = {
  rep: { label: 'Browse Jobs', to: repTabAddress('browse-jobs') },
  business: { label: 'Post a job', to: newJobAddress() },
};

export interface LegalAdvice {
  readonly tone: AlertTone;
  readonly title?: string;
  readonly text: string;
  /** Opens the form. */
  readonly button?: string;
  /** The next steps. */
  readonly next?: NextStep;
}

/** The alerts of the status card: the user's status, and what they can do. */
export function legalAdvice(
  { agreement, vetting, documentsAsked }: LegalState,
  userType: LegalUserType,
): LegalAdvice[] {
  const signing: LegalAdvice[] =
    agreement === 'current'
      ? []
      : agreement === 'none'
        ? [
            {
              tone: 'warning',
              title: 'Sign the agreement to get started',
              text: `You can ${waitsFor[userType]} once the agreement is signed and our team has approved your documents. Have a photo or PDF ready of your ${toHaveReady(userType)}.`,
              button: 'Sign Agreement',
            },
          ]
        : [
            {
              tone: 'warning',
              title: 'Our agreement has a new version',
              text: `Read and sign it to ${waitsFor[userType]} again. Your approval stays valid, and you don’t need new documents.`,
              button: 'Read and sign',
            },
          ];
  return [...signing, ...reviewAdvice({ agreement, vetting, documentsAsked }, userType)];
}

function reviewAdvice({ agreement, vetting, documentsAsked }: LegalState, userType: LegalUserType): LegalAdvice[] {
  if (vetting === 'rejected') {
    return [
      {
        tone: 'danger',
        text: 'Your application requires additional review. Please contact support for assistance.',
        ...(agreement === 'current' && { button: 'Submit again' }),
      },
    ];
  }
  if (vetting === 'pending' && documentsAsked) {
    return [
      {
        tone: 'warning',
        title: 'We need a document again',
        text: 'See which one, and why, in the form below.',
        ...(agreement === 'current' && { button: 'Send document' }),
      },
    ];
  }
  if (vetting === 'approved') {
    if (agreement !== 'current') return [];
    return [
      {
        tone: 'success',
        text: `Your documents are approved. You can ${waitsFor[userType]}.`,
        next: afterwards[userType],
      },
    ];
  }
  if (vetting === null) {
    if (agreement !== 'current') return [];
    return [
      {
        tone: 'warning',
        text: 'Your agreement is signed. Your documents are still missing.',
        button: 'Send documents',
      },
    ];
  }
  return [
    {
      tone: 'info',
      text: `Our team is reviewing your documents. We’ll email you the outcome and show it here. While you wait, you can ${whileWaiting[userType].text}.`,
      next: whileWaiting[userType],
    },
  ];
}
