import type { Db } from '#server/platform/db/pool.ts';
import type { Finding } from '../../../agreements/queries/verify-evidence.ts';
import { digestOfPacks, listKeys, listPacks } from '../services/evidence-keys.ts';

/** Lists of packs that aren't those published when their key ended. */
export async function verifyPacks(db: Db): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { id, ended } of await listKeys(db)) {
    if (!ended || digestOfPacks(await listPacks(db, id)) === ended.packsSha256) continue;
    findings.push({ position: null, id, what: 'changed', detail: 'the list of packs of this ended evidence key' });
  }
  return findings;
}
