import type { Market } from './open-market.ts';

/** The app's own origin in its settings; it is never resolved. */
export const siteUrl = 'https://bench.example';

export const poolSize = 10;

/** The app as in production, on a market. */
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
  // The bare server has no rate limits: their cost, a statement for each write, is in no case.
  RATE_LIMITS: 'off',
  TRUST_PROXY: '1',
  // No balancer has to notice that it ends.
  SHUTDOWN_DELAY: '0',
});
