import { isIP } from 'node:net';
import { z } from 'zod';
import { brand } from '#contract/brand.ts';
import { emailAddress } from '#contract/fields.ts';
import { usualSupport } from '#contract/usual-support.ts';
import { isReachable } from './push/vapid-subject.ts';

const oneOf = <const Word extends string>(...words: [Word, ...Word[]]) =>
  z.enum(words, `expected ${new Intl.ListFormat('en', { type: 'disjunction' }).format(words)}`);

const whole = (least: number, most: number) => {
  const expected = `expected a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d+$/, expected)
    .transform(Number)
    .refine((value) => value >= least && value <= most, expected);
};

const address = (expected: string, ...protocols: string[]) =>
  z.string().refine((value) => {
    const url = URL.canParse(value) ? new URL(value) : null;
    if (url === null || !protocols.includes(url.protocol)) return false;
    // A PostgreSQL socket's folder is given as ?host=.
    return url.hostname !== '' || url.searchParams.has('host');
  }, `expected ${expected}`);

const database = address('an address such as postgres://user:password@host:5432/database', 'postgres:', 'postgresql:');

const origin = address('an address such as https://example.co.za, without a path', 'http:', 'https:')
  .refine(
    (value) => /^https?:\/\/[^/?#]+\/?$/.test(value),
    'expected an address such as https://example.co.za, without a path',
  )
  .transform((value) => new URL(value).origin);

const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

/** An address such as 10.0.0.1, or a range such as 10.0.0.0/8. */
const isSource = (source: string) => {
  const [ip = '', prefix, ...more] = source.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(ip)] ?? -1;
  return most > 0 && more.length === 0 && (prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= most));
};

const documentsKey = z
  .string()
  .refine((value) => Buffer.from(value, 'base64').length === 32, 'expected 32 random bytes as base64');

/** Of the curve P-256, as `web-push generate-vapid-keys` writes it. */
const keyOf = (length: number) =>
  z
    .string()
    .refine(
      (value) => /^[\w-]+=*$/.test(value) && Buffer.from(value, 'base64url').length === length,
      `expected ${length} bytes in base64url`,
    );

const email = emailAddress('expected an email address');
const text = z.string();
const longerThan = (length: number) => z.string().min(length, `expected at least ${length} characters`);

/** Every variable a process reads, and its default. `.env.example` describes them. */
export const variables = z.object({
  MODE: oneOf('local', 'production').default('local'),
  PROCESS: oneOf('all', 'web', 'worker').default('all'),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'expected a host name or an IP address')
    .default('127.0.0.1'),
  PORT: whole(1, 65_535).default(3000),
  HEALTH_PORT: whole(1, 65_535).optional(),
  METRICS_PORT: whole(1, 65_535).optional(),
  METRICS_TOKEN: longerThan(32).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address('an address such as http://127.0.0.1:4318', 'http:', 'https:').optional(),
  SHUTDOWN_DELAY: whole(0, 300).optional(),
  SITE_URL: origin.optional(),
  DATA_DIR: text.default('data'),
  DATABASE_URL: database.optional(),
  DATABASE_DIRECT_URL: database.optional(),
  DATABASE_REPLICA_URL: database.optional(),
  DATABASE_POOL: whole(2, 150).default(10),
  DEMO: oneOf('on', 'off').optional(),
  SECRET_KEY: longerThan(32).optional(),
  SECRET_KEY_PREVIOUS: longerThan(32).optional(),
  DOCUMENTS_KEY: documentsKey.optional(),
  DOCUMENTS_KEY_OLD: list.pipe(z.array(documentsKey)).default([]),
  ADMIN_EMAIL: email.optional(),
  ADMIN_PASSWORD: longerThan(12).optional(),
  CLOCK_OFFSET: z
    .string()
    .regex(/^-?\d{1,13}$/, 'expected a whole number of milliseconds')
    .transform(Number)
    .optional(),
  AUTH_AUTOCONFIRM: oneOf('true', 'false').default('false'),
  PASSWORD_MINIMUM: whole(8, 64).default(8),
  VETTING_DOCUMENTS_DAYS: whole(1, 3650).default(365),
  ALLOWED_REDIRECTS: list
    .refine((parts) => parts.every((part) => URL.canParse(part)), 'expected full addresses, separated by commas')
    .default([]),
  RATE_LIMITS: oneOf('on', 'off').default('on'),
  TRUST_PROXY: z
    .string()
    .regex(/^(false|[1-9])$/, 'expected false or the number of proxies, 1 to 9')
    .default('false'),
  SMTP_URL: address('an address such as smtp://user:password@host:587', 'smtp:', 'smtps:').optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>@]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
      'expected a sender such as Name <name@example.co.za>',
    )
    .default(`${brand.name} <${usualSupport.email}>`),
  LOG_LEVEL: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent').optional(),
  FILES_DRIVER: oneOf('local', 's3').default('local'),
  S3_ENDPOINT: address('an address such as https://s3.example.com', 'http:', 'https:').optional(),
  S3_REGION: text.optional(),
  S3_BUCKET: text.optional(),
  S3_ACCESS_KEY: text.optional(),
  S3_SECRET_KEY: text.optional(),
  CLAMD_ADDRESS: z
    .string()
    .regex(/^(\[[\da-fA-F:]+\]|[\w.-]+):\d{1,5}$/, 'expected an address such as 127.0.0.1:3310')
    .optional(),
  PAYFAST_MERCHANT_ID: z
    .string()
    .regex(/^\d{1,20}$/, 'expected the number of a merchant')
    .optional(),
  PAYFAST_MERCHANT_KEY: text.optional(),
  PAYFAST_PASSPHRASE: text.optional(),
  PAYFAST_URL: origin.optional(),
  PAYFAST_API_URL: origin.optional(),
  PAYFAST_SOURCES: list
    .refine(
      (sources) => sources.length > 0 && sources.every(isSource),
      'expected addresses and ranges such as 197.97.145.144/28, separated by commas',
    )
    .optional(),
  GIG_MONEY: oneOf('card', 'escrow').default('card'),
  ESCROW_URL: origin.optional(),
  ESCROW_KEY: longerThan(32).optional(),
  VAPID_PUBLIC_KEY: keyOf(65).optional(),
  VAPID_PRIVATE_KEY: keyOf(32).optional(),
  VAPID_SUBJECT: z
    .string()
    .refine(
      isReachable,
      'expected an address that push services can write to: mailto:name@yourdomain or https://yourdomain',
    )
    .optional(),
});
