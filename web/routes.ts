import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

// All routes of the site. Public pages share a layout and are prerendered (see `react-router.config.ts`); a page that
// needs a session is outside it and is rendered in the browser.
const development = process.env.NODE_ENV !== 'production';

export default [
  layout('pages/public/public-layout.tsx', [
    index('pages/public/landing.tsx'),
    route('businesses', 'pages/public/businesses.tsx'),
    route('reps', 'pages/public/reps.tsx'),
    route('how-it-works', 'pages/public/how-it-works.tsx'),
    route('about', 'pages/public/about.tsx'),
    route('contact', 'pages/public/contact.tsx'),
    route('investment', 'pages/public/investment.tsx'),
    route('privacy', 'pages/public/privacy.tsx'),
    route('terms', 'pages/public/terms.tsx'),
    route('cookies', 'pages/public/cookies.tsx'),
    route('security', 'pages/public/security.tsx'),
    route('reliability', 'pages/public/reliability.tsx'),
    // Filled in by the server (`contract/site/made-pages.ts`).
    route('jobs', 'pages/public/jobs.tsx'),
    route('jobs/:slug', 'pages/public/posting.tsx'),
    route('certificates', 'pages/public/certificate-check.tsx'),
    route('certificates/:number', 'pages/public/certificate.tsx'),
    route('diagnostics', 'pages/public/diagnostics.tsx'),
    route('withdraw-consent', 'pages/public/withdraw-consent.tsx'),
    route('stop-search-mails', 'pages/public/stop-search-mails.tsx'),
    route('stop-mails', 'pages/public/stop-mails.tsx'),
    route('shared-shift', 'pages/public/shared-shift.tsx'),
    route('this-was-not-me', 'pages/public/this-was-not-me.tsx'),
    route('confirm-bank-account', 'pages/public/confirm-bank-account.tsx'),
    route('not-my-bank-account', 'pages/public/not-my-bank-account.tsx'),
    route('confirm-refund-account', 'pages/public/confirm-refund-account.tsx'),
    route('not-my-refund-account', 'pages/public/not-my-refund-account.tsx'),
    route('*', 'pages/public/not-found.tsx'),
  ]),
  route('offline', 'pages/offline/offline.tsx'),
  // Prerendered too, and light: it loads the session itself if there is one.
  route('auth', 'pages/auth/auth.tsx'),
  route('payment-cancelled', 'pages/payments/payment-cancelled.tsx'),
  layout('pages/portal/session-layout.tsx', [
    route('auth/forgot-password', 'pages/auth/forgot-password.tsx'),
    route('auth/new-password', 'pages/auth/new-password.tsx'),
    route('admin/login', 'admin/tabs/login.tsx'),
    route('admin/seeing', 'admin/tabs/seeing.tsx'),
    route('admin/*', 'admin/tabs/panel.tsx'),
    route('settings', 'pages/settings/settings.tsx'),
    route('payment-success', 'pages/payments/payment-success.tsx'),
    route('legal-onboarding', 'pages/legal-onboarding/legal-onboarding.tsx'),
    layout('pages/business/layout.tsx', [
      route('dashboard', 'pages/business/portal.tsx'),
      route('dashboard/applications', 'pages/business/applications.tsx'),
      route('dashboard/team/codes', 'pages/business/team-codes.tsx'),
      route('dashboard/team/rehire', 'pages/business/rehire.tsx'),
      route('dashboard/team/:engagementId', 'pages/business/team-work.tsx'),
      route('dashboard/reliability', 'pages/business/reliability.tsx'),
      route('dashboard/jobs/new', 'pages/business/post-job.tsx'),
      route('dashboard/jobs/:jobId', 'pages/business/job.tsx'),
      route('dashboard/jobs/:jobId/edit', 'pages/business/edit-job.tsx'),
      route('dashboard/team/:engagementId/terms', 'pages/business/work-terms.tsx'),
    ]),
    // Redirects for emails and printed codes from before it was renamed.
    ...prefix('rep-portal', [route('work/*', 'pages/rep/renamed-work.tsx')]),
    // Without the portal's frame: they open offline too.
    layout('pages/rep/course-layout.tsx', [
      route('rep-portal/courses/:courseId', 'pages/rep/course.tsx'),
      route('rep-portal/courses/:courseId/lessons/:number', 'pages/rep/lesson.tsx'),
      route('rep-portal/courses/:courseId/test', 'pages/rep/final-test.tsx'),
    ]),
    layout('pages/rep/layout.tsx', [
      route('rep-portal', 'pages/rep/portal.tsx'),
      route('rep-portal/jobs/:jobId', 'pages/rep/job.tsx'),
      route('rep-portal/reliability', 'pages/rep/reliability.tsx'),
      route('rep-portal/standby/:offerId', 'pages/rep/standby-offer.tsx'),
      route('rep-portal/matching', 'pages/rep/matching.tsx'),
      route('rep-portal/certificates/:number', 'pages/rep/certificate.tsx'),
      route('rep-portal/my-work', 'pages/rep/check-in.tsx'),
      route('rep-portal/my-work/:engagementId', 'pages/rep/work.tsx'),
      route('rep-portal/my-work/:engagementId/card', 'pages/rep/sales-card.tsx'),
      route('rep-portal/my-work/:engagementId/terms', 'pages/rep/work-terms.tsx'),
    ]),
  ]),
  ...(development ? [route('dev/kit', 'pages/dev/kit.tsx'), route('dev/kit/portal', 'pages/dev/kit-portal.tsx')] : []),
] satisfies RouteConfig;
