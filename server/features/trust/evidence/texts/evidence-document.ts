import { brand } from '#contract/brand.ts';
import { momentText } from '#server/platform/mail/time-texts.ts';
import type { PdfContent } from '#server/platform/pdf/render-document.ts';
import type { Entry, Seal } from '../queries/seal-pack.ts';
import { fingerprintOf } from '../services/evidence-keys.ts';

/** Letters that are drawn at most, some 60 pages: drawing takes a thread seconds. The signed data has all of them. */
const mostLetters = 150_000;

/** What the heading and the time of an entry take up, in letters. */
const headingLetters = 150;

interface Shown {
  readonly title: string;
  readonly entries: readonly Entry[];
  readonly seal: Omit<Seal, 'pdf'>;
  /** The address of the published keys. */
  readonly keysAt: string;
}

const madeForWords = { rep: 'the sales rep', business: 'the business', team: `the ${brand.name} team` } as const;

/** The record of a gig to read, entry by entry, with how to check it on the last page. */
export function evidenceDocument({ title, entries, seal, keysAt }: Shown): PdfContent {
  const { gig, madeAt, madeFor, key, hashes } = seal;
  const shown = withinLetters(entries);
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
      ...entries.flatMap((entry, index) => (shown.has(entry) ? blocksOf(entry, index + 1) : [])),
      ...leftOut(entries.filter((entry) => !shown.has(entry))),
    ],
    closing: {
      heading: 'How to check this record',
      facts: [
        { term: 'Gig', detail: gig },
        { term: 'Entries', detail: String(hashes.length) },
        { term: 'Fingerprint of the last entry (SHA-256)', detail: hashes.at(-1) ?? '' },
        { term: 'Signing key (Ed25519)', detail: key.id },
        { term: 'Fingerprint of the key (SHA-256)', detail: fingerprintOf(key.publicKey) },
        { term: 'Published keys', detail: keysAt },
        { term: 'Command of the check', detail: `npm run evidence -- check evidence-${gig}.zip --key keys.json` },
      ],
      note: `The file evidence.json has the same entries with a signature over all of them and over this document. It shows that ${brand.name} issued this record and that nothing in it has changed since. A key that leaks is ended: then only the packs in its published list count. It does not show that what a person wrote is true.`,
    },
  };
}

const blocksOf = ({ at, what, text }: Entry, number: number) => [
  { kind: 'heading' as const, text: `${number}. ${what}` },
  { kind: 'clause' as const, text: momentText(at) },
  ...text.map((one) => ({ kind: 'paragraph' as const, text: one })),
];

function leftOut(entries: readonly Entry[]) {
  if (entries.length === 0) return [];
  const few = entries.every(({ isMessage }) => isMessage) ? 'messages' : 'entries';
  return [{ kind: 'paragraph' as const, text: `Only in evidence.json: ${entries.length} more ${few}.` }];
}

/** The entries that fit, each as a whole. Messages get what the others leave: one side could fill all pages with them. */
function withinLetters(entries: readonly Entry[]): ReadonlySet<Entry> {
  let letters = 0;
  const byWeight = [...entries.filter(({ isMessage }) => !isMessage), ...entries.filter(({ isMessage }) => isMessage)];
  const end = byWeight.findIndex(({ text }) => {
    letters += headingLetters + text.reduce((sum, one) => sum + one.length, 0);
    return letters > mostLetters;
  });
  return new Set(end === -1 ? byWeight : byWeight.slice(0, end));
}
