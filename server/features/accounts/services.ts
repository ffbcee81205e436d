import type { EventEmitter } from 'node:events';
import type { Key } from '#server/platform/crypto/key-ring.ts';
import type { DatabaseWatch } from '#server/platform/db/database-watch.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { listen } from '#server/platform/events/listen.ts';
import type { Logger } from '#server/platform/log.ts';
import { accountChannel, keyAdded, keysLeaked } from './commands.ts';
import { type AccountWatch, createAccountWatch } from './services/account-watch.ts';
import { createRateLimits, type RateLimits } from './services/rate-limits.ts';
import { type AccountSettings, deriveAccountKeys, type MailSettings } from './services/settings.ts';
import { createSessionCheck, type SessionCheck } from './sessions/services/session-check.ts';
import { createSigningKeys, type SigningKeys } from './sessions/services/signing-keys.ts';

interface Dependencies {
  readonly db: Db;
  readonly transaction: RunTransaction;
  /** Account changes announced by transactions of this process, after their commit. */
  readonly ownNotices: EventEmitter;
  /** For the connection that listens to account changes of other processes. */
  readonly connectionString: string;
  readonly databaseWatch: DatabaseWatch;
  readonly log: Logger;
  readonly settings: AccountSettings;
}

/** The services of the sign-in protocol in one process. */
export interface Accounts {
  readonly db: Db;
  readonly transaction: RunTransaction;
  readonly settings: AccountSettings;
  readonly keys: SigningKeys;
  readonly verifyAccessToken: SessionCheck['verify'];
  /** For streams and other long requests: calls back on every change of the account, in any process. */
  readonly watch: AccountWatch['watch'];
  readonly limits: RateLimits;
  readonly refreshKey: Key;
  readonly mail: MailSettings;
  readonly factorKey: Key;
  readonly recoveryKey: Key;
  readonly networkKey: Key;
  readonly close: () => Promise<void>;
}

/** Opens the services, and creates the signing key on the first start of an installation. */
export async function openAccounts(dependencies: Dependencies): Promise<Accounts> {
  const { db, transaction, ownNotices, connectionString, databaseWatch, log, settings } = dependencies;
  const { secretKey } = settings;
  const { refreshKey, factorKey, recoveryKey, networkKey } = deriveAccountKeys(secretKey);
  const keys = createSigningKeys({ db, transaction, secretKey });
  await keys.current();
  const check = createSessionCheck({ db, keys, settings });
  const { watch, changed, changedAll } = createAccountWatch();
  const forgetAll = () => {
    check.forgetAll();
    keys.reload();
    changedAll();
  };
  const hear = (notice: string) => {
    // Tokens under a key that leaked must not outlive it as cached answers.
    if (notice === keysLeaked) return forgetAll();
    if (notice === keyAdded) return keys.reload();
    check.forget(notice);
    changed(notice);
  };
  ownNotices.on(accountChannel, hear);
  const listening = await listen({
    connectionString,
    databaseWatch,
    channel: accountChannel,
    onNotification: hear,
    onListening: async () => forgetAll(),
    onHealthy: async (client) => {
      await client.query('select 1');
    },
    log,
  });
  return {
    db,
    transaction,
    settings,
    keys,
    verifyAccessToken: check.verify,
    watch,
    limits: createRateLimits(db, { enabled: settings.rateLimits }),
    refreshKey,
    mail: mailSettings(settings),
    factorKey,
    recoveryKey,
    networkKey,
    close: () => listening.stop(),
  };
}

/** The settings for mailing links and codes, and for checking codes. */
export function mailSettings({ siteUrl, secretKey, rateLimits }: AccountSettings): MailSettings {
  return { siteUrl, codeKey: deriveAccountKeys(secretKey).codeKey, rateLimits };
}
