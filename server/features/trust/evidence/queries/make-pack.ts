import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { writeZip } from '#server/platform/files/zip-archive.ts';
import { renderPdf } from '#server/platform/pdf/pdf-threads.ts';
import type { ListedEngagement } from '../../../engagements/queries/find-engagements.ts';
import { publishKey, type SigningKey } from '../services/evidence-keys.ts';
import { evidenceDocument } from '../texts/evidence-document.ts';
import { gatherEvidence } from './gather-evidence.ts';
import { hashLines, linesOf, packFiles, type Seal, sealPack, sha256Hex } from './seal-pack.ts';

interface Issue {
  readonly madeFor: Seal['madeFor'];
  readonly key: SigningKey;
  /** The address of the published keys. */
  readonly keysAt: string;
}

/** The evidence of a gig as a ZIP archive. The caller has checked access. */
export async function makePack(
  db: Db,
  work: ListedEngagement,
  { madeFor, key, keysAt }: Issue,
): Promise<{ readonly name: string; readonly zip: string }> {
  const at = now();
  await publishKey(db, key);
  const entries = await gatherEvidence(db, work, { at, withMessages: madeFor !== 'team' });
  const lines = linesOf(entries);
  const { id: gig, title } = work.engagement;
  const { id, publicKey } = key;
  const seal = { gig, madeAt: at.toISOString(), madeFor, key: { id, publicKey }, hashes: hashLines(lines) };
  const pdf = await renderPdf(evidenceDocument({ title, entries, seal, keysAt }));
  const ofPdf = { name: packFiles.pdf, bytes: pdf.length, sha256: sha256Hex(pdf) };
  const archive = writeZip([
    { name: packFiles.pdf, content: pdf },
    { name: packFiles.json, content: sealPack(lines, { ...seal, pdf: ofPdf }, key) },
  ]);
  return { name: `evidence-${gig}.zip`, zip: archive.toString('base64') };
}
