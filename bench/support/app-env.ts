import type { Market } from './open-market.ts';

/** What the app believes to be its address; nobody looks it up. */
export const siteUrl = 'https://bench.example';

export const poolSize = 10;

/** The app as it is operated, on a market. */
export const appEnv = ({ databaseUrl, dataDir, secretKey }: Market, folder: string): Record<string, string> => ({
  MODE: 'production',
  PROCESS: 'web',
  SITE_URL: siteUrl,
  ADMIN_EMAIL: 'admin@bench.example',
  ADMIN_PASSWORD: secretKey,
  DATABASE_URL: databaseUrl,
  DATABASE_POOL: String(poolSize),
  DATA_DIR: `${dataDir}/${folder}`,
  SECRET_KEY: secretKey,
  DOCUMENTS_KEY: Buffer.alloc(32, 7).toString('base64'),
  PAYFAST_MERCHANT_ID: '10012345',
  PAYFAST_MERCHANT_KEY: secretKey,
  PAYFAST_PASSPHRASE: secretKey,
  // The bare server counts nobody: what counting costs, a statement for each write, is in no case.
  RATE_LIMITS: 'off',
  TRUST_PROXY: '1',
  // No balancer has to learn that it ends.
  SHUTDOWN_DELAY: '0',
});
