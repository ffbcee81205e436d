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
  // Those who sign in come from an address each, so that the limits are counted and stop nobody.
  TRUST_PROXY: '1',
});
