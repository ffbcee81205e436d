/** The variables of a process with `MODE=production`, besides a `SECRET_KEY`: all that it needs to start. */
export const productionEnv = {
  MODE: 'production',
  SITE_URL: 'https://thengisa.example',
  DOCUMENTS_KEY: Buffer.alloc(32, 7).toString('base64'),
  ADMIN_EMAIL: 'admin@thengisa.example',
  ADMIN_PASSWORD: 'a long enough password',
  PAYFAST_MERCHANT_ID: '10012345',
  PAYFAST_MERCHANT_KEY: 'a key of the tests',
  PAYFAST_PASSPHRASE: 'a passphrase of the tests',
};
