import { endKey } from '#server/features/trust/evidence/commands/end-key.ts';
import { listKeys } from '#server/features/trust/evidence/services/evidence-keys.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { requireSecretKey } from '#server/platform/secret-key.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { formatTable } from '../launch/format-table.ts';

export async function describeKeys(db: Db): Promise<string> {
  const keys = await listKeys(db);
  return formatTable(
    ['key', 'since (UTC)', 'ended (UTC)', 'packs at its end'],
    keys.map(({ id, since, ended }) => [id, since, ended?.at ?? null, ended ? String(ended.packs) : null]),
  );
}

interface Given {
  readonly keyId: string;
  readonly reason: string;
  readonly secretKey: string;
  readonly previous: string | null;
}

/** Returns what to print. Throws a StartupError where the key can't be ended. */
export async function endEvidenceKey(
  { db, transaction }: { readonly db: Db; readonly transaction: RunTransaction },
  { keyId, reason, secretKey, previous }: Given,
): Promise<string> {
  await requireSecretKey(db, secretKey, previous);
  const secretKeys = previous === null ? [secretKey] : [secretKey, previous];
  const outcome = await transaction((tx) => endKey(tx, { keyId, reason, secretKeys }));
  if (outcome === 'unknown') throw new StartupError(`No pack was signed with ${keyId}. See: npm run evidence -- keys`);
  if (outcome === 'already') throw new StartupError(`${keyId} has ended already.`);
  if (outcome === 'signing')
    throw new StartupError(
      `${keyId} signs new packs, or did a minute ago. Replace SECRET_KEY first, and wait until the new key has taken over.`,
    );
  return `${keyId} has ended. Of it, only the ${outcome.packs} packs count that are listed at /api/evidence/keys/${keyId}/packs.`;
}
