import type { Db } from '#server/platform/db/pool.ts';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import type { Logger } from '#server/platform/log.ts';
import { type AnyTask, scheduledTask } from '#server/platform/queue/task.ts';
import { resealColumn, type SealedColumn } from '#server/platform/reseal-column.ts';
import {
  fingerprintOf,
  readKeyState,
  recordResealing,
  resealLastingKey,
  turnSecretKey,
} from '#server/platform/secret-key.ts';
import { noticeMs } from '#server/platform/secret-ring.ts';

/** Everything in the database that is sealed under SECRET_KEY. */
export const sealedColumns: readonly SealedColumn[] = [
  {
    table: 'factors',
    id: 'id',
    type: 'uuid',
    column: 'sealed_secret',
    owner: 'thengisa accounts',
    purpose: 'factor secrets',
  },
  {
    table: 'signing_keys',
    id: 'kid',
    type: 'text',
    column: 'sealed_private_jwk',
    owner: 'thengisa accounts',
    purpose: 'signing keys',
  },
  {
    table: 'admin_users',
    id: 'id',
    type: 'uuid',
    column: 'sealed_totp_secret',
    owner: 'thengisa admin',
    purpose: 'authenticator secrets',
  },
  {
    ...{ table: 'admin_sign_ins', id: 'token_hash', type: 'bytea', column: 'sealed_totp_secret', context: 'admin_id' },
    ...{ owner: 'thengisa admin', purpose: 'authenticator secrets' },
  },
  {
    table: 'payment_refunds',
    id: 'id',
    type: 'uuid',
    column: 'sealed_account',
    owner: 'thengisa payments',
    purpose: 'accounts of refunds',
  },
  {
    table: 'badge_keys',
    id: 'id',
    type: 'uuid',
    column: 'sealed_private_jwk',
    owner: 'thengisa certificates',
    purpose: 'badge keys',
  },
  {
    table: 'sales_hooks',
    id: 'business_id',
    type: 'uuid',
    column: 'sealed_secret',
    owner: 'thengisa sales',
    purpose: 'secrets of webhooks',
  },
  {
    table: 'bank_accounts',
    id: 'id',
    type: 'uuid',
    column: 'sealed_number',
    owner: 'thengisa payouts',
    purpose: 'numbers of bank accounts',
  },
];

/**
 * Derived keys that outlive their SECRET_KEY: those of hashes whose content isn't stored, of links in emails that have no end, and of the pair that
 * browsers subscribed under.
 */
const keptPurposes = [
  ['thengisa accounts', 'recovery codes'],
  ['thengisa accounts', 'known networks'],
  ['thengisa vetting', 'document numbers'],
  ['thengisa contact', 'lead withdrawal'],
  ['thengisa jobs', 'saved search mails'],
  ['thengisa notifications', 'notification mails'],
  ['thengisa push', 'key 1'],
] as const;

/** A pass over everything is repeated as long as a former key is set: something may have been restored from a copy. */
const passAgainMs = 3_600_000;

interface Turning {
  readonly db: Db;
  readonly transaction: RunTransaction;
  readonly log: Pick<Logger, 'info' | 'warn'>;
}

interface Keys {
  readonly secretKey: string;
  readonly previous: string | null;
}

/** Lets SECRET_KEY take over from SECRET_KEY_PREVIOUS once every process has both, then seals everything under it. */
export async function turnKeys(
  { db, transaction, log }: Turning,
  { secretKey: to, previous: from }: Keys,
  now = Date.now,
  signal?: AbortSignal,
): Promise<void> {
  if (from === null || from === to) return;
  if ((await readKeyState(db))?.fingerprint === fingerprintOf(from)) {
    const outcome = await transaction((tx) => turnSecretKey(tx.db, { to, from, keep: keptPurposes }));
    if (outcome === 'old processes')
      log.warn('SECRET_KEY does not sign yet: a process runs without it. Restart each of them');
    if (outcome === 'turned') log.info('SECRET_KEY signs and seals from now on');
    // The others notice within half a minute. Until then they seal under the former one.
    return;
  }
  const state = await readKeyState(db);
  if (state?.fingerprint !== fingerprintOf(to) || state.former !== fingerprintOf(from)) return;
  if (now() - state.since.getTime() < 3 * noticeMs) return;
  if (state.resealedAt !== null && now() - state.resealedAt.getTime() < passAgainMs) return;
  let [resealed, unopened] = [0, 0];
  for (const column of sealedColumns) {
    if (signal?.aborted) break;
    const found = await resealColumn({ db, transaction, to, from, signal }, column);
    resealed += found.resealed;
    unopened += found.unopened;
  }
  if (await transaction((tx) => resealLastingKey(tx.db, { to, from }))) resealed += 1;
  // Only a whole pass that finds nothing proves that nothing is left.
  if (resealed === 0 && signal?.aborted) return;
  await transaction((tx) => recordResealing(tx.db, resealed > 0));
  log.info({ resealed, unopened }, 'values under SECRET_KEY_PREVIOUS were encrypted with SECRET_KEY');
}

export const turnKeysTask = (keys: Keys): AnyTask =>
  scheduledTask({ name: 'secret.turn', cron: '*/5 * * * *' }, (context, signal) =>
    turnKeys(context, keys, Date.now, signal),
  );
