import { brand } from '#contract/brand.ts';
import { momentText } from '#server/platform/mail/time-texts.ts';
import type { PdfContent } from '#server/platform/pdf/render-document.ts';
import type { Entry, Seal } from '../queries/seal-pack.ts';

/** Letters that are drawn at most, some 60 pages: drawing takes a thread seconds. The signed data has all of them. */
export const mostLetters = 150_000;

interface Shown {
  readonly title: string;
  readonly entries: readonly Entry[];
  readonly seal: Omit<Seal, 'pdf'>;
}

const madeForWords = { rep: 'the sales rep', business: 'the business', team: `the ${brand.name} team` } as const;

/** The record of a gig to read, entry by entry, with how to check it on the last page. */
export function evidenceDocument({ title, entries, seal }: Shown): PdfContent {
  const { gig, madeAt, madeFor, key, hashes } = seal;
  const shown = withinLetters(entries);
  const left = entries.length - shown.length;
  return {
    title: `Evidence: ${title}`,
    footer: `${brand.name} · Evidence of gig ${gig}`,
    createdAt: new Date(madeAt),
    blocks: [
      { kind: 'title', text: `Evidence: ${title}` },
      {
        kind: 'paragraph',
        text: `Made on ${momentText(madeAt)} for ${madeForWords[madeFor]}. Times are in South African time.`,
      },
      ...shown.flatMap(({ at, what, text }, index) => [
        { kind: 'heading' as const, text: `${index + 1}. ${what}` },
        { kind: 'clause' as const, text: momentText(at) },
        ...text.map((one) => ({ kind: 'paragraph' as const, text: one })),
      ]),
      ...(left > 0 ? [{ kind: 'paragraph' as const, text: `${left} more entries are in evidence.json.` }] : []),
    ],
    closing: {
      heading: 'How to check this record',
      facts: [
        { term: 'Gig', detail: gig },
        { term: 'Entries', detail: String(hashes.length) },
        { term: 'Fingerprint of the last entry (SHA-256)', detail: hashes.at(-1) ?? '' },
        { term: 'Signing key (Ed25519)', detail: key.id },
      ],
      note: `The file evidence.json has the same entries with a signature over all of them and over this document. It shows that ${brand.name} issued this record and that nothing in it has changed since. It does not show that what a person wrote is true.`,
    },
  };
}

/** The first entries that fit. One that is too long for the rest ends the list: no entry is shown in part. */
function withinLetters(entries: readonly Entry[]): readonly Entry[] {
  let letters = 0;
  const end = entries.findIndex(({ text }) => {
    letters += text.reduce((sum, one) => sum + one.length, 0);
    return letters > mostLetters;
  });
  return end === -1 ? entries : entries.slice(0, end);
}
