import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

// The whole map of the site. Public pages share a layout and are prerendered (see `react-router.config.ts`);
// a page that needs a session stands outside it and is rendered in the browser.
const development = process.env.NODE_ENV !== 'production';

export default [
  layout('pages/public/public-layout.tsx', [
    index('pages/public/landing.tsx'),
    route('*', 'pages/public/not-found.tsx'),
  ]),
  layout('pages/portal/session-layout.tsx', [
    route('auth', 'pages/auth/auth.tsx'),
    layout('pages/business/layout.tsx', [
      route('dashboard', 'pages/business/portal.tsx'),
      route('dashboard/jobs/new', 'pages/business/post-job.tsx'),
      route('dashboard/jobs/:jobId', 'pages/business/job.tsx'),
      route('dashboard/jobs/:jobId/edit', 'pages/business/edit-job.tsx'),
    ]),
    layout('pages/rep/layout.tsx', [
      route('rep-portal', 'pages/rep/portal.tsx'),
      route('rep-portal/jobs/:jobId', 'pages/rep/job.tsx'),
    ]),
  ]),
  ...(development ? [route('dev/kit', 'pages/dev/kit.tsx'), route('dev/kit/portal', 'pages/dev/kit-portal.tsx')] : []),
] satisfies RouteConfig;
