/** Paths the server answers while the pages come from Vite, as prefixes or expressions. The last three are a stand-in's. */
export const apiPaths = [
  '/api',
  '^/jobs(?:[/?]|$)',
  '/sitemaps',
  '/auth/v1',
  '/functions',
  '^/dev/(?!kit)',
  '/files',
  '/healthz',
  '/readyz',
  '/eng',
  '/subscriptions',
  '/refunds',
];
