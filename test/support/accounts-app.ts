import { EventEmitter } from 'node:events';
import { GoTrueClient } from '@supabase/auth-js';
import { accountSignedUp } from '#server/features/accounts/commands.ts';
import { authRoutes } from '#server/features/accounts/routes.ts';
import type { AccountSettings } from '#server/features/accounts/services/settings.ts';
import { type Accounts, openAccounts } from '#server/features/accounts/services.ts';
import { accountTasks } from '#server/features/accounts/tasks.ts';
import { createProfileForSignUp } from '#server/features/profiles/commands.ts';
import { dbOfPool, openPool } from '#server/platform/db/pool.ts';
import { transactionsOn } from '#server/platform/db/transaction.ts';
import { emitWith, on } from '#server/platform/events/emit.ts';
import { createHttpServer } from '#server/platform/http/server.ts';
import { createLog } from '#server/platform/log.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { sendMailTask } from '#server/platform/mail/mail-task.ts';
import { openQueue } from '#server/platform/queue/queue.ts';
import type { TaskContext } from '#server/platform/queue/task.ts';
import type { TestDatabase } from './database.ts';
import { mailsTo } from './mails.ts';
import { memoryStorage } from './memory-storage.ts';
import { steadyDatabase } from './steady-database.ts';

const testSiteUrl = 'https://thengisa.example';
export const testPassword = 'correct horse battery';

/** One process that serves the sign-in protocol and runs its tasks, except emails, which wait to be read. */
export type AccountsApp = {
  url: string;
  accounts: Accounts;
  database: TestDatabase;
  /** How often a connection was requested from its pool so far. */
  queries(): number;
  /** Runs the pending background work, and waits until it is done. */
  settle(): Promise<void>;
  close(): Promise<void>;
};

type Options = Partial<AccountSettings> & { trustProxy?: number | false; port?: number };

export async function startAccountsApp(database: TestDatabase, options: Options = {}): Promise<AccountsApp> {
  const { trustProxy = false, port = 0, ...overrides } = options;
  const settings: AccountSettings = {
    siteUrl: testSiteUrl,
    allowedRedirects: ['thengisa://signed-in'],
    secretKey: 'a secret of the tests, long enough',
    autoconfirm: false,
    rateLimits: false,
    passwordMinimum: 8,
    ...overrides,
  };
  const log = createLog('silent');
  const pool = openPool(database.url, 10, () => {});
  const tasks = accountTasks(settings);
  const queue = await openQueue({
    pool,
    connectionString: database.url,
    databaseWatch: steadyDatabase,
    tasks: [sendMailTask, ...tasks],
    log,
  });
  const ownNotices = new EventEmitter();
  const transaction = transactionsOn(
    pool,
    queue.enqueueIn,
    emitWith([on(accountSignedUp, createProfileForSignUp)]),
    ownNotices,
  );
  const db = dbOfPool(pool);
  const accounts = await openAccounts({
    db,
    transaction,
    ownNotices,
    connectionString: database.url,
    databaseWatch: steadyDatabase,
    log,
    settings,
  });
  const app = createHttpServer({ log, trustProxy, hsts: false });
  await app.register(authRoutes(accounts), { prefix: '/auth/v1' });
  const url = await app.listen({ host: '127.0.0.1', port });
  let count = 0;
  pool.on('acquire', () => count++);

  return {
    url,
    accounts,
    database,
    queries: () => count,
    async settle() {
      for (const { name, run } of tasks) {
        const { rows } = await database.pool.query<{ id: string; data: object }>(
          `update pgboss.job set state = 'completed' where name = $1 and state = 'created' returning id, data`,
          [name],
        );
        for (const { data, id } of rows) {
          const attempt = { jobId: id, number: 1, signal: AbortSignal.timeout(10_000) };
          await run({ db, transaction, log } as TaskContext, data as never, attempt);
        }
      }
    },
    async close() {
      await app.close();
      await accounts.close();
      await queue.stop();
      await pool.end();
    },
  };
}

/** The unmodified client, keeping its session in memory. */
export function clientOf(
  { url }: { url: string },
  options: ConstructorParameters<typeof GoTrueClient>[0] = {},
): GoTrueClient {
  return new GoTrueClient({
    url: `${url}/auth/v1`,
    persistSession: true,
    storage: memoryStorage(),
    autoRefreshToken: false,
    detectSessionInUrl: false,
    ...options,
  });
}

/** `fetch` as a browser does it on a page of our own origin: sends the origin and keeps cookies. */
export function browserFetch(origin = testSiteUrl) {
  const cookies = new Map<string, string>();
  const browse: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('origin', origin);
    if (cookies.size > 0) headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    const response = await fetch(input, { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  return { fetch: browse, cookies };
}

/** The newest email to an address. Throws if there is none. */
export async function lastMail(app: AccountsApp, email: string): Promise<Mail> {
  await app.settle();
  const mail = (await mailsTo(app.database, email)).at(-1);
  if (!mail) throw new Error(`No mail to ${email}`);
  return mail;
}

/** The link token and the code of an email. */
export function secretsOf({ text }: Mail): { tokenHash: string; type: string; code: string; address: URL | null } {
  const link = text.match(/https:\/\/\S+token_hash=\S+/)?.[0];
  const address = link === undefined ? null : new URL(link);
  return {
    address,
    tokenHash: address?.searchParams.get('token_hash') ?? '',
    type: address?.searchParams.get('type') ?? '',
    code: text.match(/\b\d{6}\b/)?.[0] ?? '',
  };
}
