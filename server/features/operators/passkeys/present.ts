import type { AdminPasskey } from '#contract/operators/passkeys.ts';
import type { AdminPasskeyRow } from './tables.ts';

export function presentAdminPasskey({ id, name, createdAt, lastUsedAt }: AdminPasskeyRow): AdminPasskey {
  return { id, name, addedAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}
