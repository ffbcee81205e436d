import type { Key } from '#server/platform/crypto/key-ring.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { createRateLimiter } from '#server/platform/http/rate-limits.ts';
import { type AdminGate, createAdminGate } from './access.ts';
import { createGuessing, type Guessing } from './services/guessing.ts';
import type { AdminSettings } from './services/settings.ts';
import { totpKey } from './services/tokens.ts';

/** The services for admins' sign-in in one process. */
export interface Operators {
  readonly db: Db;
  readonly transaction: RunTransaction;
  readonly settings: AdminSettings;
  readonly gate: AdminGate;
  readonly guessing: Guessing;
  readonly totpKey: Key;
}

interface Dependencies {
  readonly db: Db;
  readonly transaction: RunTransaction;
  readonly settings: AdminSettings;
  /** Off in tests only. */
  readonly rateLimits: boolean;
}

export function openOperators({ db, transaction, settings, rateLimits }: Dependencies): Operators {
  return {
    db,
    transaction,
    settings,
    gate: createAdminGate(db, settings),
    guessing: createGuessing(createRateLimiter(db, { enabled: rateLimits })),
    totpKey: totpKey(settings.secretKey),
  };
}
