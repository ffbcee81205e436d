import { createHash } from 'node:crypto';
import { asc, gt, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { agreementEvidence, agreementTexts, type EvidenceRow, legalContracts } from '../tables.ts';
import { chainStart, hashEvidence } from './hash-evidence.ts';

/** A deviation of the log from what was written. */
export interface Finding {
  /** Null for what has no position in the log. */
  readonly position: number | null;
  readonly id: string | null;
  readonly what: 'changed' | 'moved' | 'missing' | 'broken chain' | 'text changed' | 'text missing';
  readonly detail: string;
}

interface Verified {
  readonly rows: number;
  /** To be recorded outside the database: it exposes rows deleted from the end. */
  readonly head: { readonly position: number; readonly hash: string } | null;
  readonly findings: readonly Finding[];
}

const batch = 1000;
/** The original position of a moved row is searched among all faulty ones, unless there are more than this. */
const mostPlaces = 1000;

/** Reads the whole log in order and reports every row changed, deleted or moved, and every changed text. */
export async function verifyEvidence(db: Db): Promise<Verified> {
  const findings: Finding[] = [];
  const unfit: EvidenceRow[] = [];
  let previous: Link = { position: 0, rowHash: chainStart, sound: true };
  let rows = 0;
  for (;;) {
    const part = await db
      .select()
      .from(agreementEvidence)
      .where(gt(agreementEvidence.position, previous.position))
      .orderBy(asc(agreementEvidence.position))
      .limit(batch);
    for (const row of part) {
      const found = checkRow(row, previous);
      findings.push(...found);
      if (found.some(({ what }) => what === 'changed')) unfit.push(row);
      previous = { ...row, sound: found.every(({ id }) => id === null) };
      rows += 1;
    }
    if (part.length < batch) break;
  }
  nameMoved(findings, unfit);
  findings.push(...(await checkContracts(db)), ...(await checkTexts(db)));
  const head = rows === 0 ? null : { position: previous.position, hash: previous.rowHash.toString('hex') };
  return { rows, head, findings };
}

/** What the next row is checked against. */
type Link = Pick<EvidenceRow, 'position' | 'rowHash'> & { readonly sound: boolean };

function checkRow(row: EvidenceRow, previous: Link): Finding[] {
  const { position, id } = row;
  const findings: Finding[] = [];
  const expected = previous.position + 1;
  if (position !== expected) {
    const more = position - 1 > expected ? ` up to ${position - 1}` : '';
    findings.push({ position: expected, id: null, what: 'missing', detail: `there is no row at this place${more}` });
  }
  if (!hashEvidence(row).equals(row.rowHash)) {
    findings.push({ position, id, what: 'changed', detail: 'it does not fit its own hash' });
  } else if (previous.sound && previous.position === position - 1 && !row.previousHash.equals(previous.rowHash)) {
    findings.push({
      position,
      id,
      what: 'broken chain',
      detail: 'the row before it is not the one it was written after',
    });
  }
  return findings;
}

/** Reports rows that would be sound at another position as moved, not as changed. */
function nameMoved(findings: Finding[], unfit: readonly EvidenceRow[]): void {
  const places = new Set(findings.flatMap(({ position }) => position ?? []));
  if (places.size > mostPlaces) return;
  for (const row of unfit) {
    const origin = [...places].find((position) => hashEvidence({ ...row, position }).equals(row.rowHash));
    const finding = findings.findIndex(({ id, what }) => id === row.id && what === 'changed');
    if (origin === undefined || finding === -1) continue;
    const { position, id } = row;
    findings[finding] = { position, id, what: 'moved', detail: `it was written at place ${origin}` };
  }
}

/** Rows deleted from the end leave no gap in the log, but contracts with dangling references. */
async function checkContracts(db: Db): Promise<Finding[]> {
  const lost = await db
    .select({ evidenceId: legalContracts.evidenceId, userId: legalContracts.userId })
    .from(legalContracts)
    .where(
      sql`${legalContracts.evidenceId} is not null and not exists (
        select from ${agreementEvidence} where ${agreementEvidence.id} = ${legalContracts.evidenceId}
      )`,
    );
  return lost.map(({ evidenceId, userId }) => ({
    position: null,
    id: evidenceId,
    what: 'missing',
    detail: `the signature of user ${userId} is not in the log`,
  }));
}

async function checkTexts(db: Db): Promise<Finding[]> {
  const findings: Finding[] = [];
  const texts = await db.select().from(agreementTexts);
  for (const { sha256, version, userType, body } of texts) {
    if (createHash('sha256').update(body, 'utf8').digest().equals(sha256)) continue;
    const detail = `version ${version} for ${userType ?? 'both sides'} (${sha256.toString('hex')}) is not what was signed`;
    findings.push({ position: null, id: null, what: 'text changed', detail });
  }
  const known = new Set(texts.map(({ sha256 }) => sha256.toString('hex')));
  const signed = await db.selectDistinct({ sha256: agreementEvidence.textSha256 }).from(agreementEvidence);
  for (const { sha256 } of signed) {
    const hash = sha256.toString('hex');
    if (!known.has(hash)) findings.push({ position: null, id: null, what: 'text missing', detail: hash });
  }
  return findings;
}
