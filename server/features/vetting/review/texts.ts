import { brand } from '#contract/brand.ts';
import { legalTabAddress, newJobAddress, repTabAddress } from '#contract/site/portal-addresses.ts';
import { usualSupport } from '#contract/usual-support.ts';
import { type DocumentType, documentLabels, type LegalUserType } from '#contract/vetting/legal.ts';
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
  rep: 'You can apply for gigs from now on.',
  business: 'You can post jobs and hire sales reps from now on.',
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
    paragraphs: ['Our team looked at your documents, and everything is in order.', nowPossible[userType]],
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
      `The reason: ${given.reason}`,
      'A person made this decision. If you think it is wrong, tell us why, and somebody looks at it again.',
    ],
    button: lookAtIt(given, 'Open the Legal tab'),
    footnote: `Support: ${usualSupport.email}, ${usualSupport.phone}.`,
  });
}

export function documentAskedMail(given: ForAReason & { readonly documentType: DocumentType }): Mail {
  const label = documentLabels[given.documentType];
  return compose(given, `Please send one document again: ${label}`, {
    heading: 'We need one document again',
    paragraphs: [
      `Our team looked at what you sent and needs this once more: ${label}.`,
      `What to send: ${given.reason}`,
      'Upload it on the Legal tab and submit. Everything else that you sent stays with us; you need not do it again.',
    ],
    button: lookAtIt(given, 'Send the document'),
  });
}

export function reopenedMail(given: ForAReason): Mail {
  return compose(given, `Your ${brand.name} verification is being looked at again`, {
    heading: 'We are looking at your verification again',
    paragraphs: [
      'The decision about your account was taken back, and our team looks at it anew.',
      `The reason: ${given.reason}`,
      given.userType === 'rep'
        ? 'Until that is done you cannot apply for more gigs. What you applied for stays as it is.'
        : 'Until that is done you cannot post jobs or hire. Jobs that are posted stay as they are.',
    ],
    button: lookAtIt(given, 'Open the Legal tab'),
  });
}
