import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: false,
  // `/404` matches the catch-all route, so a host can answer unknown paths with its file and status 404.
  // Everything else is served from `__spa-fallback.html`.
  prerender: ['/', '/404'],
} satisfies Config;
