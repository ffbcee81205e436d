import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { writeZip } from '#server/platform/files/zip-archive.ts';
import { renderPdf } from '#server/platform/pdf/pdf-threads.ts';
import type { ListedEngagement } from '../../../engagements/queries/find-engagements.ts';
import { publishKey, registerPack, type SigningKey } from '../services/evidence-keys.ts';
import { evidenceDocument } from '../texts/evidence-document.ts';
import { gatherEvidence } from './gather-evidence.ts';
import { type Entry, hashLines, linesOf, packFiles, type Seal, sealLineOf, sealPack, sha256Hex } from './seal-pack.ts';

interface Issue {
  readonly madeFor: Seal['madeFor'];
  readonly key: SigningKey;
  /** The address of the published keys. */
  readonly keysAt: string;
}

/** What a pack is made of. */
export interface PackContent extends Issue {
  readonly gig: string;
  readonly title: string;
  readonly at: Date;
  readonly entries: readonly Entry[];
}

/** Reads the evidence of a gig. The caller has checked access. */
export async function readPack(db: Db, work: ListedEngagement, issue: Issue): Promise<PackContent> {
  const at = now();
  await publishKey(db, issue.key);
  const entries = await gatherEvidence(db, work, { at, withMessages: issue.madeFor !== 'team' });
  const { id: gig, title } = work.engagement;
  return { ...issue, gig, title, at, entries };
}

/** Draws, signs and registers a pack as a ZIP archive. It can wait for other documents, so no transaction may wait for it. */
export async function drawPack(
  db: Db,
  { gig, title, at, entries, madeFor, key, keysAt }: PackContent,
): Promise<{ readonly name: string; readonly zip: string }> {
  const lines = linesOf(entries);
  const { id, publicKey } = key;
  const seal = { gig, madeAt: at.toISOString(), madeFor, key: { id, publicKey }, hashes: hashLines(lines) };
  const pdf = await renderPdf(evidenceDocument({ title, entries, seal, keysAt }));
  const whole = { ...seal, pdf: { name: packFiles.pdf, bytes: pdf.length, sha256: sha256Hex(pdf) } };
  await registerPack(db, key, sha256Hex(sealLineOf(whole)));
  const archive = writeZip([
    { name: packFiles.pdf, content: pdf },
    { name: packFiles.json, content: sealPack(lines, whole, key) },
  ]);
  return { name: `evidence-${gig}.zip`, zip: archive.toString('base64') };
}
