import { brand } from '#contract/brand.ts';
import { legalTabAddress } from '#contract/site/portal-addresses.ts';
import { usualSupport } from '#contract/usual-support.ts';
import { agreementBlocks } from '#domain/vetting/agreement-blocks.ts';
import { renderMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { PdfContent } from '#server/platform/pdf/render-document.ts';
import type { EvidenceRow } from '../tables.ts';

export interface SignedText {
  readonly evidence: EvidenceRow;
  readonly body: string;
}

const sides = { rep: 'Sales representative', business: 'Business' } as const;

/** Date and time in South Africa, such as "1 August 2026 at 14:05:09". */
function momentOf(at: Date): string {
  const day = at.toLocaleDateString('en-ZA', { dateStyle: 'long', timeZone: 'Africa/Johannesburg' });
  const time = at.toLocaleTimeString('en-GB', { timeStyle: 'medium', timeZone: 'Africa/Johannesburg' });
  return `${day} at ${time}, South African time`;
}

export const titleOf = (body: string) => body.slice(0, body.indexOf('\n'));

/** The agreement as shown, and a last page with who signed it, when and how. */
export function signedCopy({ evidence, body }: SignedText): PdfContent {
  const title = titleOf(body);
  const { typedName, accountName, accountEmail, signedAt, version } = evidence;
  return {
    title: `${title}, signed`,
    footer: `${brand.name} · ${title}, version ${version}`,
    createdAt: signedAt,
    blocks: agreementBlocks(body),
    closing: {
      heading: 'Signature',
      facts: [
        { term: 'Signed by typing', detail: typedName },
        { term: 'Account', detail: [accountName, accountEmail].filter(Boolean).join(', ') },
        { term: 'As', detail: sides[evidence.userType] },
        { term: 'On', detail: `${momentOf(signedAt)} (${signedAt.toISOString()})` },
        { term: 'Box ticked', detail: 'I have read and agree to the terms of this agreement.' },
        { term: 'Network address', detail: evidence.address },
        { term: 'Browser', detail: evidence.userAgent ?? 'Unknown' },
        { term: 'Agreement fingerprint (SHA-256)', detail: evidence.textSha256.toString('hex') },
        { term: 'Record of the signature', detail: `No. ${evidence.position}, ${evidence.id}` },
        { term: 'Record fingerprint (SHA-256)', detail: evidence.rowHash.toString('hex') },
      ],
      note: `For ${brand.company.legalName}: published and offered for signature in this form on its marketplace. This signature record includes the fingerprint of the one before it, so that a later change can be detected. Signed electronically under section 13 of the Electronic Communications and Transactions Act 25 of 2002.`,
    },
  };
}

interface CopyMail extends SignedText {
  readonly siteUrl: string;
  readonly underReview: boolean;
  /** Key of the PDF in the file store. */
  readonly copyKey: string;
}

/** Confirms a signature, with the signed copy attached. */
export function agreementSigned({ evidence, body, siteUrl, underReview, copyKey }: CopyMail): Mail {
  const title = titleOf(body);
  return {
    to: evidence.accountEmail,
    subject: `Your signed agreement | ${brand.name}`,
    attachment: { key: copyKey, name: `${title} (signed).pdf` },
    ...renderMail({
      heading: underReview
        ? 'Your agreement is signed, and we’re reviewing your documents'
        : 'Your agreement is signed',
      paragraphs: [
        `You signed the ${title}, version ${evidence.version}, on ${momentOf(evidence.signedAt)}. Your copy is attached.`,
        underReview
          ? 'Someone on our team will now review your documents. We’ll email you our decision.'
          : 'You don’t need to do anything else.',
      ],
      button: { label: 'Open the Legal tab', url: `${siteUrl}${legalTabAddress(evidence.userType)}` },
      footnote: `If this wasn’t you, reply to this email or call ${usualSupport.phone} right away.`,
    }),
  };
}
