import type { Config } from '@react-router/dev/config';
import { madeFrames } from '#contract/site/made-pages.ts';
import { publicPages } from '#contract/site/site-map.ts';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: false,
  // `/404` matches the catch-all route, so a host can answer unknown paths with its file and status 404.
  // Everything else is served from `__spa-fallback.html`.
  // `/offline` is kept by the service worker.
  prerender: [...publicPages, ...Object.values(madeFrames), '/auth', '/offline', '/404'],
} satisfies Config;
