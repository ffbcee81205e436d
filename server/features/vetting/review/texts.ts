import { brand } from '#contract/brand.ts';
import { legalTabAddress, newJobAddress, repTabAddress } from '#contract/site/portal-addresses.ts';
import { usualSupport } from '#contract/usual-support.ts';
import { type DocumentType, documentLabels } from '#contract/vetting/documents.ts';
import type { LegalUserType } from '#contract/vetting/legal.ts';
import { type MailContent, renderMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';

interface ToPerson {
  readonly to: string;
  readonly siteUrl: string;
  readonly userType: LegalUserType;
}

interface ForAReason extends ToPerson {
  readonly reason: string;
}

const nowPossible: Record<LegalUserType, string> = {
  rep: 'You can now apply for gigs.',
  business: 'You can now post jobs and hire sales reps.',
};

function compose({ to }: ToPerson, subject: string, content: MailContent): Mail {
  return { to, subject, ...renderMail(content) };
}

const lookAtIt = ({ siteUrl, userType }: ToPerson, label: string) => ({
  label,
  url: `${siteUrl}${legalTabAddress(userType)}`,
});

export function approvedMail(given: ToPerson): Mail {
  const { siteUrl, userType } = given;
  return compose(given, `You are verified on ${brand.name}`, {
    heading: 'You are verified',
    paragraphs: ['Our team has approved your documents.', nowPossible[userType]],
    button: {
      label: userType === 'rep' ? 'Browse jobs' : 'Post a job',
      url: `${siteUrl}${userType === 'rep' ? repTabAddress('browse-jobs') : newJobAddress()}`,
    },
  });
}

export function rejectedMail(given: ForAReason): Mail {
  return compose(given, `Your ${brand.name} application requires additional review`, {
    heading: 'Review required',
    paragraphs: [
      'Your application requires additional review. Please contact support for assistance.',
      `Reason: ${given.reason}`,
      'A person made this decision. If you think it’s wrong, tell us why and our team will review it again.',
    ],
    button: lookAtIt(given, 'Open the Legal tab'),
    footnote: `Support: ${usualSupport.email}, ${usualSupport.phone}.`,
  });
}

export function documentAskedMail(given: ForAReason & { readonly documentType: DocumentType }): Mail {
  const label = documentLabels[given.documentType];
  return compose(given, `Please send one document again: ${label}`, {
    heading: 'Please send one document again',
    paragraphs: [
      `Our team reviewed your documents and needs a new copy of this one: ${label}.`,
      `What to send: ${given.reason}`,
      'Upload it on the Legal tab and submit. You don’t need to resend anything else.',
    ],
    button: lookAtIt(given, 'Send the document'),
  });
}

export function reopenedMail(given: ForAReason): Mail {
  return compose(given, `We’re reviewing your ${brand.name} verification again`, {
    heading: 'We’re reviewing your verification again',
    paragraphs: [
      'We’ve reopened the decision about your account, and our team will review it again.',
      `Reason: ${given.reason}`,
      given.userType === 'rep'
        ? 'Until we’ve decided, you can’t apply for more gigs. Your current applications don’t change.'
        : 'Until we’ve decided, you can’t post jobs or hire. Your posted jobs don’t change.',
    ],
    button: lookAtIt(given, 'Open the Legal tab'),
  });
}
