import { expect, test } from 'vitest';
import { readEnv } from '#server/platform/env.ts';
import { deriveVapidKeys } from '#server/platform/push/vapid-keys.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { productionEnv } from '#test/support/production.ts';
import { makeDataDir, makePreparedDataDir, startApp } from './app-process.ts';
import { waitFor } from './wait-for.ts';

function linesOf(variables: Record<string, string>): readonly string[] {
  try {
    readEnv(variables);
    return [];
  } catch (error) {
    if (error instanceof StartupError) return error.lines;
    throw error;
  }
}

test.each([
  ['MODE', 'staging', 'MODE is "staging"; expected local or production.'],
  ['PROCESS', 'both', 'PROCESS is "both"; expected all, web, or worker.'],
  ['HOST', 'a b', 'HOST is "a b"; expected a host name or an IP address.'],
  ['PORT', '0', 'PORT is "0"; expected a whole number from 1 to 65535.'],
  ['PORT', '80.5', 'PORT is "80.5"; expected a whole number from 1 to 65535.'],
  [
    'SITE_URL',
    'thengisa',
    'SITE_URL is "thengisa"; expected an address such as https://example.co.za, without a path.',
  ],
  [
    'SITE_URL',
    'https://a.za/b',
    'SITE_URL is "https://a.za/b"; expected an address such as https://example.co.za, without a path.',
  ],
  ['HEALTH_PORT', '0', 'HEALTH_PORT is "0"; expected a whole number from 1 to 65535.'],
  ['METRICS_PORT', '0', 'METRICS_PORT is "0"; expected a whole number from 1 to 65535.'],
  ['METRICS_TOKEN', 'short', 'METRICS_TOKEN is not valid; expected at least 32 characters.'],
  [
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'collector:4318',
    'OTEL_EXPORTER_OTLP_ENDPOINT is "collector:4318"; expected an address such as http://127.0.0.1:4318.',
  ],
  ['SHUTDOWN_DELAY', '5s', 'SHUTDOWN_DELAY is "5s"; expected a whole number from 0 to 300.'],
  ['DATABASE_POOL', '1', 'DATABASE_POOL is "1"; expected a whole number from 2 to 150.'],
  ['DEMO', 'yes', 'DEMO is "yes"; expected on or off.'],
  ['CLOCK_OFFSET', '2 h', 'CLOCK_OFFSET is "2 h"; expected a whole number of milliseconds.'],
  ['AUTH_AUTOCONFIRM', '1', 'AUTH_AUTOCONFIRM is "1"; expected true or false.'],
  ['RATE_LIMITS', 'no', 'RATE_LIMITS is "no"; expected on or off.'],
  ['TRUST_PROXY', 'true', 'TRUST_PROXY is "true"; expected false or the number of proxies, 1 to 9.'],
  ['MAIL_FROM', 'me', 'MAIL_FROM is "me"; expected a sender such as Name <name@example.co.za>.'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud"; expected trace, debug, info, warn, error, fatal, or silent.'],
  ['FILES_DRIVER', 'ftp', 'FILES_DRIVER is "ftp"; expected local or s3.'],
  ['PAYFAST_MERCHANT_ID', 'me', 'PAYFAST_MERCHANT_ID is "me"; expected the number of a merchant.'],
  [
    'PAYFAST_URL',
    'https://sandbox.payfast.co.za/eng/process',
    'PAYFAST_URL is "https://sandbox.payfast.co.za/eng/process"; expected an address such as https://example.co.za, without a path.',
  ],
  ...['www.payfast.co.za', '10.0.0.1/33', '10.0.0.1/', '10.0.0.0/8/8', '::1/129', ','].map((sources) => [
    'PAYFAST_SOURCES',
    sources,
    `PAYFAST_SOURCES is "${sources}"; expected addresses and ranges such as 197.97.145.144/28, separated by commas.`,
  ]),
  ['GIG_MONEY', 'cash', 'GIG_MONEY is "cash"; expected card or escrow.'],
  ...['mailto:me@localhost', 'mailto:me', 'me@thengisa.co.za', 'http://thengisa.co.za', 'https://thengisa.invalid'].map(
    (subject) => [
      'VAPID_SUBJECT',
      subject,
      `VAPID_SUBJECT is "${subject}"; expected an address that push services can write to: mailto:name@yourdomain or https://yourdomain.`,
    ],
  ),
  ['VAPID_PRIVATE_KEY', 'short', 'VAPID_PRIVATE_KEY is not valid; expected 32 bytes in base64url.'],
  ['CLAMD_ADDRESS', 'clamd', 'CLAMD_ADDRESS is "clamd"; expected an address such as 127.0.0.1:3310.'],
])('%s=%s', (name, value, line) => {
  expect(linesOf({ [name]: value })).toEqual([line]);
});

test('the two keys for push messages are a pair', () => {
  const [one, other] = [deriveVapidKeys('one installation'), deriveVapidKeys('another one')];
  const given = { VAPID_PUBLIC_KEY: one.publicKey, VAPID_PRIVATE_KEY: one.privateKey };
  expect(linesOf(given)).toEqual([]);
  expect(linesOf({ ...given, VAPID_PUBLIC_KEY: other.publicKey })[0]).toContain('is not the one of VAPID_PRIVATE_KEY');
  expect(linesOf({ VAPID_PUBLIC_KEY: one.publicKey })).toEqual([
    'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together; set both or neither.',
  ]);
});

test.each([
  ['DATABASE_URL', 'mysql://me:hunter2@host/shop'],
  ['SMTP_URL', 'http://me:hunter2@host'],
  ['SECRET_KEY', 'hunter2'],
  ['DOCUMENTS_KEY', 'hunter2'],
  ['DOCUMENTS_KEY_OLD', 'hunter2,hunter2'],
])('%s is secret: its value is not printed', (name, value) => {
  const [line = '', ...more] = linesOf({ [name]: value });
  expect(line).toMatch(new RegExp(`^${name} is not valid; expected [^"]*\\.$`));
  expect(line).not.toContain('hunter2');
  expect(more).toEqual([]);
});

test('production needs an address, a key and an administrator, and has no demo data', () => {
  expect(linesOf({ MODE: 'production', DEMO: 'on', CLOCK_OFFSET: '1' }).map((line) => line.split(' ')[0])).toEqual([
    'SITE_URL',
    'SECRET_KEY',
    'DOCUMENTS_KEY',
    'ADMIN_EMAIL',
    'ADMIN_PASSWORD',
    'PAYFAST_MERCHANT_ID',
    'PAYFAST_MERCHANT_KEY',
    'PAYFAST_PASSPHRASE',
    'DEMO',
    'CLOCK_OFFSET',
  ]);
  const full = { ...productionEnv, SITE_URL: 'https://example.co.za/', SECRET_KEY: 'x'.repeat(32) };
  expect(readEnv(full)).toMatchObject({
    mode: 'production',
    demo: false,
    siteUrl: 'https://example.co.za',
    shutdownDelay: 5,
  });
  expect(linesOf({ ...full, SITE_URL: 'http://example.co.za' })).toEqual([
    'SITE_URL is "http://example.co.za"; MODE=production needs an address that begins with https://.',
  ]);
  expect(readEnv({ ...full, SITE_URL: 'http://127.0.0.1:3000' }).siteUrl).toBe('http://127.0.0.1:3000');
  expect(linesOf({ ...full, ADMIN_PASSWORD: 'short' })).toEqual([
    'ADMIN_PASSWORD is not valid; expected at least 12 characters.',
  ]);
});

test('production is paid into its own account', () => {
  const full = { ...productionEnv, SECRET_KEY: 'x'.repeat(32) };
  expect(linesOf({ ...full, PAYFAST_MERCHANT_ID: '10000100' })).toEqual([
    'PAYFAST_MERCHANT_ID is "10000100", the public merchant of PayFast\'s sandbox; MODE=production needs your own.',
  ]);
  expect(readEnv(full).payfast).toMatchObject({
    standIn: false,
    merchantId: '10012345',
    url: 'https://www.payfast.co.za',
    apiUrl: 'https://api.payfast.co.za',
  });
  expect(readEnv(full).payfast.sources).toContain('144.126.193.139');
});

test('a partner that holds money has an address and a key, or there is none', () => {
  const full = { ...productionEnv, SECRET_KEY: 'x'.repeat(32) };
  const named = (given: Record<string, string>) => linesOf({ ...full, ...given }).map((line) => line.split(' ')[0]);
  expect(named({ GIG_MONEY: 'escrow' })).toEqual(['ESCROW_URL', 'ESCROW_KEY']);
  expect(named({ ESCROW_URL: 'https://partner.example.co.za' })).toEqual(['ESCROW_KEY']);
  expect(readEnv(full).gigMoney).toEqual({ provider: 'card', standIn: false, escrow: null });
  expect(readEnv({ GIG_MONEY: 'escrow' }).gigMoney).toMatchObject({ standIn: true });
});

test('on a laptop a stand-in replaces PayFast, until PayFast is configured', () => {
  const { payfast } = readEnv({ PORT: '8080' });
  const sandbox = { merchantId: '10000100', merchantKey: '46f0cd694581a', passphrase: 'jt7NOE43FZPn' };
  const here = 'http://127.0.0.1:8080';
  expect(payfast).toMatchObject({ ...sandbox, standIn: true, url: here, apiUrl: here });
  expect(payfast.sources).toContain('127.0.0.0/8');
  const elsewhere = readEnv({ PAYFAST_URL: 'https://sandbox.payfast.co.za', PAYFAST_SOURCES: '10.0.0.1, ::1/64' });
  expect(elsewhere.payfast).toEqual({
    ...sandbox,
    standIn: false,
    url: 'https://sandbox.payfast.co.za',
    apiUrl: 'https://api.payfast.co.za',
    sources: ['10.0.0.1', '::1/64'],
  });
});

test('variables that belong together are required together', () => {
  expect(linesOf({ FILES_DRIVER: 's3', S3_ENDPOINT: 'https://s3.example.com', S3_BUCKET: 'shop' })).toEqual([
    'S3_REGION is not set; FILES_DRIVER=s3 needs the region of the bucket.',
    'S3_ACCESS_KEY is not set; FILES_DRIVER=s3 needs the access key of the bucket.',
    'S3_SECRET_KEY is not set; FILES_DRIVER=s3 needs the secret key of the bucket.',
  ]);
  const direct = 'postgres://me:hunter2@host/shop';
  expect(linesOf({ DATABASE_DIRECT_URL: direct })).toEqual([
    'DATABASE_DIRECT_URL bypasses a pooler to the database of DATABASE_URL; set that too.',
  ]);
  expect(linesOf({ DATABASE_URL: direct, DATABASE_DIRECT_URL: 'mysql://hunter2' })).toEqual([
    'DATABASE_DIRECT_URL is not valid; expected an address such as postgres://user:password@host:5432/database.',
  ]);
  expect(linesOf({ DATABASE_REPLICA_URL: direct })).toEqual([
    'DATABASE_REPLICA_URL is a replica of the database of DATABASE_URL; set that too.',
  ]);
  expect(linesOf({ ADMIN_EMAIL: 'admin@example.co.za' })).toEqual([
    'ADMIN_EMAIL and ADMIN_PASSWORD belong together; set both or neither.',
  ]);
});

test('missing or empty values mean the defaults', () => {
  expect(readEnv({ PORT: '', SITE_URL: ' ' })).toEqual(readEnv({}));
  expect(readEnv({})).toMatchObject({ healthPort: 3000, shutdownDelay: 0 });
  expect(readEnv({ HEALTH_PORT: '3001' })).toMatchObject({ port: 3000, healthPort: 3001 });
  expect(readEnv({ HOST: '0.0.0.0', PORT: '8080' }).siteUrl).toBe('http://localhost:8080');
  expect(readEnv({ DATA_DIR: '/srv/thengisa/' }).dataDir).toBe('/srv/thengisa');
});

test('the app prints every invalid value on its own line and exits', async () => {
  const app = await startApp(await makeDataDir(), { env: { MODE: 'staging', DEMO: 'yes', SECRET_KEY: 'short' } });
  expect((await app.ended).code).toBe(1);
  expect(app.printed()).toBe(
    'MODE is "staging"; expected local or production.\n' +
      'DEMO is "yes"; expected on or off.\n' +
      'SECRET_KEY is not valid; expected at least 32 characters.\n',
  );
});

test('a misspelt name is named, also where its setting is then missing', async () => {
  const app = await startApp(await makeDataDir(), {
    env: {
      ...productionEnv,
      SECRET_KEY: 'x'.repeat(32),
      SITE_URL: undefined,
      SITE_ULR: 'https://a.za',
    },
  });
  expect((await app.ended).code).toBe(1);
  expect(app.printed().split('\n').slice(0, 2)).toEqual([
    'SITE_ULR is not a setting, so it does nothing. Did you mean SITE_URL?',
    'SITE_URL is not set; MODE=production needs the address people open, such as https://example.co.za.',
  ]);
});

test('a mail server that does not answer is named at start, and the app starts', async () => {
  const app = await startApp(await makePreparedDataDir(), { env: { SMTP_URL: 'smtp://user:hidden@127.0.0.1:1' } });
  await app.ready();
  await waitFor('the warning', () => app.printed().includes('SMTP_URL: this server accepts no emails from us'));
  expect(app.printed()).not.toContain('hidden');
  expect(await app.stop()).toBe(0);
});
