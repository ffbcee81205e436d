import { isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { variables as schema } from './env-variables.ts';
import { gigMoneyOf } from './gig-money-env.ts';
import { misspeltNames } from './misspelt-names.ts';
import { isSandboxMerchant, payfastOf } from './payfast-env.ts';
import { vapidOf, vapidTrouble } from './push-env.ts';
import { StartupError } from './startup-error.ts';

/** The folder that holds package.json. Relative paths in the environment start here, wherever the app is started from. */
export const projectRoot = resolve(fileURLToPath(new URL('../..', import.meta.url)));

type Variables = Record<string, string | undefined>;

const SECRET = new Set([
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'SECRET_KEY',
  'SECRET_KEY_PREVIOUS',
  'DOCUMENTS_KEY',
  'DOCUMENTS_KEY_OLD',
  'ADMIN_PASSWORD',
  'SMTP_URL',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'PAYFAST_MERCHANT_KEY',
  'PAYFAST_PASSPHRASE',
  'ESCROW_KEY',
  'VAPID_PRIVATE_KEY',
  'METRICS_TOKEN',
]);

const NEEDED = {
  SITE_URL: 'the address people open, such as https://example.co.za',
  SECRET_KEY: 'at least 32 random characters',
  DOCUMENTS_KEY: '32 random bytes as base64, such as `openssl rand -base64 32` makes',
  ADMIN_EMAIL: 'the email address of the first admin',
  ADMIN_PASSWORD: 'the password of the first admin, at least 12 characters',
  PAYFAST_MERCHANT_ID: 'the number of your merchant account at PayFast',
  PAYFAST_MERCHANT_KEY: 'the key of your merchant account at PayFast',
  PAYFAST_PASSPHRASE: 'the passphrase of your merchant account at PayFast, which recurring payments need',
  ESCROW_URL: 'the address of the partner that holds money for others',
  ESCROW_KEY: 'the key you share with the partner, of at least 32 characters',
  S3_ENDPOINT: 'the address of the S3 service',
  S3_REGION: 'the region of the bucket',
  S3_BUCKET: 'the name of the bucket',
  S3_ACCESS_KEY: 'the access key of the bucket',
  S3_SECRET_KEY: 'the secret key of the bucket',
} as const;

const NEEDED_IN_PRODUCTION = [
  'SITE_URL',
  'SECRET_KEY',
  'DOCUMENTS_KEY',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'PAYFAST_MERCHANT_ID',
  'PAYFAST_MERCHANT_KEY',
  'PAYFAST_PASSPHRASE',
] as const;
const NEEDED_FOR_ESCROW = ['ESCROW_URL', 'ESCROW_KEY'] as const;
const NEEDED_FOR_S3 = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

/** Everything a process takes from its environment, checked. */
export type Env = ReturnType<typeof present>;

/** Reads and checks every variable. Throws a StartupError with one line for each that is wrong or missing. */
export function readEnv(variables: Variables = process.env): Env {
  const given = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, variables[name]?.trim() || undefined]),
  ) as Variables;
  const result = schema.safeParse(given);
  const lines = result.success
    ? []
    : result.error.issues.map((issue) => explain(String(issue.path[0]), given, issue.message));

  const missing = (names: readonly (keyof typeof NEEDED)[], when: string) =>
    names
      .filter((name) => given[name] === undefined)
      .map((name) => `${name} is not set; ${when} needs ${NEEDED[name]}.`);
  if (given.MODE === 'production') {
    lines.push(...missing(NEEDED_IN_PRODUCTION, 'MODE=production'));
    if (given.SITE_URL !== undefined && !isSafeOrigin(given.SITE_URL)) {
      lines.push(`SITE_URL is "${given.SITE_URL}"; MODE=production needs an address that begins with https://.`);
    }
    if (isSandboxMerchant(given.PAYFAST_MERCHANT_ID)) {
      lines.push(
        `PAYFAST_MERCHANT_ID is "${given.PAYFAST_MERCHANT_ID}", the public merchant of PayFast's sandbox; MODE=production needs your own.`,
      );
    }
    if (given.DEMO === 'on') lines.push('DEMO is "on"; expected off, or nothing, with MODE=production.');
    if (given.CLOCK_OFFSET !== undefined)
      lines.push('CLOCK_OFFSET moves the clock for trials; MODE=production does not allow it.');
  } else if ((given.ADMIN_EMAIL === undefined) !== (given.ADMIN_PASSWORD === undefined)) {
    lines.push('ADMIN_EMAIL and ADMIN_PASSWORD belong together; set both or neither.');
  }
  if (given.SECRET_KEY_PREVIOUS !== undefined && given.SECRET_KEY === undefined && given.MODE !== 'production')
    lines.push('SECRET_KEY_PREVIOUS is the key before SECRET_KEY; set that too.');
  if (given.DATABASE_DIRECT_URL !== undefined && given.DATABASE_URL === undefined) {
    lines.push('DATABASE_DIRECT_URL bypasses a pooler to the database of DATABASE_URL; set that too.');
  }
  if (given.DATABASE_REPLICA_URL !== undefined && given.DATABASE_URL === undefined) {
    lines.push('DATABASE_REPLICA_URL is a replica of the database of DATABASE_URL; set that too.');
  }
  if (given.FILES_DRIVER === 's3') lines.push(...missing(NEEDED_FOR_S3, 'FILES_DRIVER=s3'));
  const escrow = given.GIG_MONEY === 'escrow' && given.MODE === 'production';
  if (escrow || NEEDED_FOR_ESCROW.some((name) => given[name] !== undefined))
    lines.push(...missing(NEEDED_FOR_ESCROW, escrow ? 'GIG_MONEY=escrow' : 'a partner that holds money'));
  const vapid = result.success ? vapidTrouble(result.data) : null;
  if (vapid !== null) lines.push(vapid);
  if (lines.length > 0 || !result.success) throw new StartupError([...new Set(lines)]);
  return present(result.data);
}

/** The variables that are set, without the values of secret ones: those are null. */
export function readSettings(variables: Variables = process.env): Record<string, string | null> {
  const set = Object.keys(schema.shape).flatMap((name) => {
    const value = variables[name]?.trim();
    return value ? [[name, SECRET.has(name) ? null : value] as const] : [];
  });
  return Object.fromEntries(set);
}

/** Whether sessions are safe: browsers keep Secure cookies for https alone, and on localhost there is nothing to protect them from. */
function isSafeOrigin(siteUrl: string): boolean {
  if (!URL.canParse(siteUrl)) return true;
  const { protocol, hostname } = new URL(siteUrl);
  return protocol !== 'http:' || hostname === 'localhost' || hostname === '127.0.0.1';
}

/** Adds the variables of the project's .env file to the process; those that are set already win. Returns a line for each misspelt name. */
export function loadDotEnv(): string[] {
  try {
    process.loadEnvFile(join(projectRoot, '.env'));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT')
      throw new StartupError(`Cannot read ${join(projectRoot, '.env')}: ${message}.`, { cause: error });
  }
  return misspeltNames(process.env);
}

/** The environment for other programs that we start: none of the app's variables, with its secrets. Under libfaketime they share its clock. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, FAKETIME, FAKETIME_DONT_FAKE_MONOTONIC, LD_PRELOAD } = process.env;
  return {
    PATH,
    ...(SystemRoot === undefined ? {} : { SystemRoot }),
    ...(FAKETIME === undefined ? {} : { FAKETIME, FAKETIME_DONT_FAKE_MONOTONIC, LD_PRELOAD }),
  };
}

function explain(name: string, given: Variables, expected: string): string {
  return SECRET.has(name) ? `${name} is not valid; ${expected}.` : `${name} is "${given[name]}"; ${expected}.`;
}

function present(value: z.output<typeof schema>) {
  const production = value.MODE === 'production';
  /** An origin, without a slash at its end. */
  const siteUrl = value.SITE_URL ?? `http://${reachable(value.HOST)}:${value.PORT}`;
  return {
    mode: value.MODE,
    process: value.PROCESS,
    host: value.HOST,
    port: value.PORT,
    /** Where a worker, which serves no other requests, answers health checks. */
    healthPort: value.HEALTH_PORT ?? value.PORT,
    /** Address where `/metrics` answers every caller; null: none. */
    metricsPort: value.METRICS_PORT ?? null,
    /** Token with which `/metrics` answers on the app's port as well; null: it does not. */
    metricsToken: value.METRICS_TOKEN ?? null,
    /** A collector that takes traces by OTLP over HTTP; null: no tracing. */
    tracesUrl: value.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    /** How many seconds a balancer has to notice that this process is draining, before it takes no more requests. */
    shutdownDelay: value.SHUTDOWN_DELAY ?? (production ? 5 : 0),
    siteUrl,
    /** An absolute path. */
    dataDir: isAbsolute(value.DATA_DIR) ? resolve(value.DATA_DIR) : join(projectRoot, value.DATA_DIR),
    /** Null: the embedded PostgreSQL. */
    databaseUrl: value.DATABASE_URL ?? null,
    /** The same database, past any pooler. */
    databaseDirectUrl: value.DATABASE_DIRECT_URL ?? value.DATABASE_URL ?? null,
    /** A streaming replica of it, for public lists, search and analytics. Null: none. */
    databaseReplicaUrl: value.DATABASE_REPLICA_URL ?? null,
    databasePool: value.DATABASE_POOL,
    demo: !production && value.DEMO !== 'off',
    /** Null only in local mode, where one is stored in the data folder. */
    secretKey: value.SECRET_KEY ?? null,
    /** The one before, which still verifies and opens. */
    previousSecretKey: value.SECRET_KEY_PREVIOUS ?? null,
    /** Encrypts identity documents. Null only in local mode, where one is stored in the data folder. */
    documentsKey: value.DOCUMENTS_KEY ?? null,
    /** Former keys, which open what they encrypted. */
    oldDocumentsKeys: value.DOCUMENTS_KEY_OLD,
    /** The first administrator, created when there is none yet. */
    admin:
      value.ADMIN_EMAIL !== undefined && value.ADMIN_PASSWORD !== undefined
        ? { email: value.ADMIN_EMAIL, password: value.ADMIN_PASSWORD }
        : null,
    /** How far the product's clock is ahead of the machine's, in milliseconds. */
    clockOffset: value.CLOCK_OFFSET ?? 0,
    authAutoconfirm: value.AUTH_AUTOCONFIRM === 'true',
    passwordMinimum: value.PASSWORD_MINIMUM,
    /** How long identity documents are retained after the decision. */
    vettingDocumentsDays: value.VETTING_DOCUMENTS_DAYS,
    /** Full addresses besides our own origin that a link in a mail may lead back to. */
    allowedRedirects: value.ALLOWED_REDIRECTS,
    rateLimits: value.RATE_LIMITS === 'on',
    /** How many proxies in front add to X-Forwarded-For. */
    trustProxy: value.TRUST_PROXY === 'false' ? (false as const) : Number(value.TRUST_PROXY),
    /** Null: mails are written to files in the data folder. */
    smtpUrl: value.SMTP_URL ?? null,
    mailFrom: value.MAIL_FROM,
    /** In local mode the terminal shows the address and the sign-ins, not every request. */
    logLevel: value.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    files: value.FILES_DRIVER === 's3' ? s3Of(value) : { driver: 'local' as const },
    /** `host:port` of a clamd. Null: files are not scanned. */
    clamdAddress: value.CLAMD_ADDRESS ?? null,
    payfast: payfastOf(value, siteUrl),
    gigMoney: gigMoneyOf(value, siteUrl),
    vapid: vapidOf(value),
  };
}

function s3Of(value: z.output<typeof schema>) {
  return {
    driver: 's3' as const,
    endpoint: value.S3_ENDPOINT ?? '',
    region: value.S3_REGION ?? '',
    bucket: value.S3_BUCKET ?? '',
    accessKey: value.S3_ACCESS_KEY ?? '',
    secretKey: value.S3_SECRET_KEY ?? '',
  };
}

function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
