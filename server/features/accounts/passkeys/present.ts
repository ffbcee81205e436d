import type { JsonObject } from '../tables.ts';
import type { OwnPasskey } from './queries/find-passkeys.ts';

type Shown = Pick<OwnPasskey, 'id' | 'name' | 'createdAt'> & Partial<Pick<OwnPasskey, 'lastUsedAt'>>;

/** The passkey in the format of the sign-in protocol. */
export function presentPasskey({ id, name, createdAt, lastUsedAt }: Shown): JsonObject {
  return {
    id,
    friendly_name: name ?? undefined,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString(),
  };
}
