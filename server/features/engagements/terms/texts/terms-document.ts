import { brand } from '#contract/brand.ts';
import { agreementBlocks } from '#domain/vetting/agreement-blocks.ts';
import type { PdfContent } from '#server/platform/pdf/render-document.ts';
import { termsStatusTexts } from '#texts/engagements/terms.ts';
import type { TermsVersion } from '../queries/find-terms.ts';

const sides = { rep: 'The sales rep', business: 'The business' } as const;

/** 28 November 2026 at 14:05:09, in South Africa, and the same in UTC. */
function momentOf(at: Date): string {
  const day = at.toLocaleDateString('en-ZA', { dateStyle: 'long', timeZone: 'Africa/Johannesburg' });
  const time = at.toLocaleTimeString('en-GB', { timeStyle: 'medium', timeZone: 'Africa/Johannesburg' });
  return `${day} at ${time}, South African time (${at.toISOString()})`;
}

/** The evidence of a signature. Each side sees only its own address and browser. */
function signatureFacts({ side, evidence }: TermsVersion['signatures'][number], as: 'rep' | 'business') {
  const who = sides[side];
  const own = side === as;
  return [
    { term: `${who}, signed by typing`, detail: evidence.typedName },
    { term: `${who}, on`, detail: momentOf(evidence.signedAt) },
    { term: `${who}, box ticked`, detail: 'Agrees to these terms of work' },
    ...(own
      ? [
          { term: 'Network address', detail: evidence.address },
          { term: 'Browser', detail: evidence.userAgent ?? 'Unknown' },
        ]
      : []),
    {
      term: `${who}, record of the signature`,
      detail: `No. ${evidence.position}, ${evidence.rowHash.toString('hex')}`,
    },
  ];
}

/** A version of the terms as it is read. The last page says who signed it, when and how. */
export function termsDocument(version: TermsVersion, as: 'rep' | 'business'): PdfContent {
  const { terms, text, signatures } = version;
  const blocks = agreementBlocks(text);
  const title = blocks[0]?.text ?? 'Terms of work';
  const unsigned = (['rep', 'business'] as const).filter((side) => signatures.every((one) => one.side !== side));
  return {
    title,
    footer: `${brand.name} · Terms of work, version ${terms.version}`,
    createdAt: terms.createdAt,
    blocks,
    closing: {
      heading: 'Signatures',
      facts: [
        { term: 'Status of this version', detail: termsStatusTexts[terms.status] },
        ...signatures.flatMap((signature) => signatureFacts(signature, as)),
        ...unsigned.map((side) => ({ term: sides[side], detail: 'Has not signed this version' })),
        { term: 'Terms fingerprint (SHA-256)', detail: terms.sha256.toString('hex') },
      ],
      note: 'Signed electronically under section 13 of the Electronic Communications and Transactions Act 25 of 2002. Each signature record includes the fingerprint of the one before it, so that a later change can be detected.',
    },
  };
}
