import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { decodeJwt } from 'jose';
import { apiGroups } from '#contract/api-groups.ts';
import { brand } from '#contract/brand.ts';
import { adminLivePath, livePath } from '#contract/live-stream.ts';
import { madeFrames } from '#contract/site/made-pages.ts';
import { type PublicPage, portals, publicPages } from '#contract/site/site-map.ts';
import type { DemoSignIns } from '#server/demo/ensure-demo.ts';
import { bearerToken } from '#server/features/accounts/access.ts';
import { accountRoutes } from '#server/features/accounts/own-account/routes.ts';
import { authRoutes } from '#server/features/accounts/routes.ts';
import { secondFactorRoutes } from '#server/features/accounts/second-factor/routes.ts';
import type { Accounts } from '#server/features/accounts/services.ts';
import { adminRoutes } from '#server/features/admin/routes.ts';
import { analyticsRoutes } from '#server/features/analytics/routes.ts';
import { applicationRoutes } from '#server/features/applications/routes.ts';
import { catalogueRoutes } from '#server/features/catalogue/routes.ts';
import { enquiryRoutes } from '#server/features/contact/desk/routes.ts';
import { contactRoutes } from '#server/features/contact/routes.ts';
import { giftRoutes } from '#server/features/course-gifts/routes.ts';
import { addCertificatePages, certificateRoutes } from '#server/features/courses/certificates/routes.ts';
import { courseDeskRoutes } from '#server/features/courses/desk/routes.ts';
import { courseDraftRoutes } from '#server/features/courses/drafts/routes.ts';
import { pointsRoutes } from '#server/features/courses/points/routes.ts';
import { coursePurchaseRoutes } from '#server/features/courses/purchases/routes.ts';
import { courseRoutes } from '#server/features/courses/routes.ts';
import { dashboardRoutes } from '#server/features/dashboards/routes.ts';
import { addPolicyReports, diagnosticsRoutes } from '#server/features/diagnostics/routes.ts';
import { systemRoutes } from '#server/features/diagnostics/system/routes.ts';
import { attendanceRoutes } from '#server/features/engagements/attendance/routes.ts';
import { disputeRoutes } from '#server/features/engagements/disputes/routes.ts';
import { fundingRoutes } from '#server/features/engagements/funding/routes.ts';
import { engagementRoutes } from '#server/features/engagements/routes.ts';
import { addSalesCodes, salesRoutes } from '#server/features/engagements/sales/routes.ts';
import { settledRoutes } from '#server/features/engagements/settled/routes.ts';
import { teamRoutes } from '#server/features/engagements/team/routes.ts';
import { gigsOnTerms } from '#server/features/engagements/terms/queries/gigs-on-terms.ts';
import { termsRoutes } from '#server/features/engagements/terms/routes.ts';
import { fileRoutes } from '#server/features/files/routes.ts';
import { addPostingPages, postingRoutes } from '#server/features/jobs/postings/routes.ts';
import { addStopSearchMails } from '#server/features/jobs/routes/stop-search-mails.ts';
import { jobRoutes } from '#server/features/jobs/routes.ts';
import { salesTermsRoutes } from '#server/features/jobs/sales-terms/routes.ts';
import { correctionRoutes } from '#server/features/ledger/corrections/routes.ts';
import { weighApplicants } from '#server/features/matching/queries/weigh-applicants.ts';
import { matchingRoutes } from '#server/features/matching/routes.ts';
import { reportRoutes } from '#server/features/messaging/reports/routes.ts';
import { messagingRoutes } from '#server/features/messaging/routes.ts';
import { supportRoutes } from '#server/features/messaging/support/routes.ts';
import { addStopMails, newsRoutes } from '#server/features/news/routes.ts';
import { pushRoutes } from '#server/features/notifications/push/routes.ts';
import { notificationRoutes } from '#server/features/notifications/routes.ts';
import { endBrowserAdmin } from '#server/features/operators/commands/end-admin-sessions.ts';
import { readSettings } from '#server/features/operators/queries/read-settings.ts';
import { operatorRoutes } from '#server/features/operators/routes.ts';
import { addEscrowWebhook } from '#server/features/payments/escrow/routes.ts';
import { checkoutTargets } from '#server/features/payments/gateway/checkout-targets.ts';
import { addPaymentWebhook } from '#server/features/payments/notifications/routes.ts';
import { paymentRoutes } from '#server/features/payments/routes.ts';
import { payoutRoutes } from '#server/features/payouts/routes.ts';
import { nameRoutes } from '#server/features/profiles/names/routes.ts';
import { profileRoutes } from '#server/features/profiles/routes.ts';
import { trainingVideoRoutes } from '#server/features/training-videos/routes.ts';
import { evidenceRoutes } from '#server/features/trust/evidence/routes.ts';
import { rehireRoutes } from '#server/features/trust/rehire/routes.ts';
import { reliabilityRoutes } from '#server/features/trust/reliability/routes.ts';
import { gigReviewRoutes } from '#server/features/trust/reviews/routes.ts';
import { safeArrivalRoutes } from '#server/features/trust/safe-arrival/routes.ts';
import { standbyRoutes } from '#server/features/trust/standby/routes.ts';
import { triageRoutes } from '#server/features/trust/triage/routes.ts';
import { addCaseDocuments } from '#server/features/vetting/documents/routes.ts';
import { reviewRoutes } from '#server/features/vetting/review/routes.ts';
import { submissionRoutes } from '#server/features/vetting/submission/routes.ts';
import { projectRoot } from '#server/platform/env.ts';
import { addLiveStream } from '#server/platform/events/live-stream.ts';
import { administrators } from '#server/platform/events/publish-live.ts';
import { addFileRoutes } from '#server/platform/files/file-routes.ts';
import { createActLimits } from '#server/platform/http/act-limits.ts';
import { addHealth } from '#server/platform/http/health.ts';
import { openFrames } from '#server/platform/http/made-pages.ts';
import { addMetrics } from '#server/platform/http/metrics-route.ts';
import { observeAnswers } from '#server/platform/http/observe-answers.ts';
import { addOpenApi } from '#server/platform/http/openapi.ts';
import type { BrowserCaller, Caller, Gates, Route } from '#server/platform/http/route.ts';
import { createHttpServer } from '#server/platform/http/server.ts';
import { addSite } from '#server/platform/http/site.ts';
import { addSiteIndex } from '#server/platform/http/site-index.ts';
import { traceRequests } from '#server/platform/http/trace-requests.ts';
import { fieldExamples } from './api-docs/field-examples.ts';
import { introduction } from './api-docs/introduction.ts';
import { parameterTexts } from './api-docs/parameters.ts';
import { signInPaths } from './api-docs/sign-in-api.ts';
import { putContactsInRefusals } from './current-contacts.ts';
import { mountApi } from './mount-api.ts';
import { openGates } from './open-gates.ts';
import type { Services } from './open-services.ts';
import { localMarkOf, openPageFacts } from './page-facts.ts';

/** The routes of each feature, lowest rank first. */
const features: readonly ((services: Services) => readonly Route[])[] = [
  accountRoutes,
  secondFactorRoutes,
  operatorRoutes,
  contactRoutes,
  enquiryRoutes,
  fileRoutes,
  notificationRoutes,
  pushRoutes,
  catalogueRoutes,
  () => profileRoutes,
  nameRoutes,
  submissionRoutes,
  reviewRoutes,
  () => correctionRoutes,
  ({ env, ...services }) => paymentRoutes({ ...services, payfast: env.payfast }),
  courseRoutes,
  certificateRoutes,
  courseDeskRoutes,
  courseDraftRoutes,
  ({ env, ...services }) => coursePurchaseRoutes({ ...services, payfast: env.payfast }),
  pointsRoutes,
  jobRoutes,
  postingRoutes,
  () => salesTermsRoutes,
  ({ links, log }) => applicationRoutes({ links, log, onTerms: gigsOnTerms, weighFit: weighApplicants }),
  engagementRoutes,
  attendanceRoutes,
  disputeRoutes,
  () => termsRoutes,
  () => safeArrivalRoutes,
  teamRoutes,
  fundingRoutes,
  salesRoutes,
  () => reliabilityRoutes,
  standbyRoutes,
  ({ env }) => rehireRoutes({ limited: env.rateLimits }),
  payoutRoutes,
  () => settledRoutes,
  () => gigReviewRoutes,
  () => matchingRoutes,
  trainingVideoRoutes,
  messagingRoutes,
  supportRoutes,
  reportRoutes,
  evidenceRoutes,
  () => triageRoutes,
  ({ env, ...services }) => giftRoutes({ ...services, payfast: env.payfast }),
  newsRoutes,
  ({ env, links }) => dashboardRoutes({ links, limited: env.rateLimits }),
  () => diagnosticsRoutes,
  systemRoutes,
  analyticsRoutes,
  adminRoutes,
];

interface AppOptions {
  /** The sign-ins shown on the sign-in page of a demo. */
  readonly demo?: DemoSignIns | null;
}

/** The whole HTTP application on opened services, ready to listen. */
export async function createApp(services: Services, { demo = null }: AppOptions = {}): Promise<FastifyInstance> {
  const { env, log, pool, accounts, operators, live, mailDir } = services;
  const app = createHealthApp(services);
  putContactsInRefusals(app, services.db);
  const gates = openGates(services);
  const limits = createActLimits(services);

  await addOpenApi(app, {
    title: `${brand.name} API`,
    version: '1',
    introduction,
    groups: apiGroups,
    parameters: parameterTexts,
    examples: fieldExamples,
    morePaths: signInPaths(),
    admin: gates.admin,
  });
  const signOutAlong = (caller: BrowserCaller) => endBrowserAdmin(operators, caller);
  await app.register(authRoutes(accounts, { signOutAlong }), { prefix: '/auth/v1' });
  await app.register(async (api) => {
    for (const routes of features) mountApi(api, routes(services), { ...services, gates, limits });
  });
  await app.register(async (scope) => addPolicyReports(scope, services));
  await app.register(async (scope) => addPaymentWebhook(scope, { ...services, settings: env.payfast }));
  await app.register(async (scope) => addEscrowWebhook(scope, services));
  addSalesCodes(app, services);
  addStopMails(app, services);
  addStopSearchMails(app, services);
  await app.register(async (scope) => addCaseDocuments(scope, gates, services));
  addLiveStream(app, { path: livePath, hub: live, gate: untilSessionEnds(gates, accounts) });
  addLiveStream(app, { path: adminLivePath, hub: live, gate: whileAdmitted(gates) });
  await app.register(async (scope) => addFileRoutes(scope, services));
  if (env.mode === 'local') {
    const { addMailPages } = await import('#server/platform/dev-pages/mail-pages.ts');
    await app.register(async (scope) => addMailPages(scope, { mailDir }));
  }
  if (env.mode === 'local' && env.payfast.standIn) {
    const { addPayfastStandIn } = await import('#server/stand-ins/payfast/add-stand-in.ts');
    const { openPayfastStandIn } = await import('#server/stand-ins/payfast/open-stand-in.ts');
    const onTrouble = (error: unknown) => log.error({ err: error }, 'the stand-in for PayFast is in trouble');
    await addPayfastStandIn(app, openPayfastStandIn({ pool, merchant: env.payfast, onTrouble }));
  }
  if (env.mode === 'local' && env.gigMoney.standIn && env.gigMoney.escrow) {
    const { addEscrowStandIn } = await import('#server/stand-ins/escrow/add-stand-in.ts');
    await addEscrowStandIn(app, { pool, key: env.gigMoney.escrow.key });
  }
  addSiteIndex(app, {
    origin: env.siteUrl,
    pages: [...publicPages, madeFrames.jobs],
    otherLists: ['/sitemaps/jobs'],
    security: {
      mail: async () => (await readSettings(services.db)).supportEmail,
      policy: '/security' satisfies PublicPage,
    },
  });
  const site = {
    folder: join(projectRoot, 'build', 'client'),
    origin: env.siteUrl,
    formTargets: [...checkoutTargets(env.payfast), ...(env.gigMoney.escrow ? [env.gigMoney.escrow.url] : [])],
    pageFacts: openPageFacts(services.db, localMarkOf(env, demo)),
  };
  const frames = openFrames(site);
  addPostingPages(app, { ...services, origin: env.siteUrl, frames });
  addCertificatePages(app, { ...services, frames });
  await addSite(app, { ...site, portals, frames: Object.values(madeFrames) });
  return app;
}

/** Health checks for balancers and supervisors; a worker answers nothing else. */
export function createHealthApp({ env, log, databaseWatch, metrics, tracing }: Services): FastifyInstance {
  const app = createHttpServer({ log, trustProxy: env.trustProxy, hsts: env.mode === 'production' });
  traceRequests(app, tracing);
  observeAnswers(app, metrics);
  addHealth(app, databaseWatch);
  if (env.metricsToken !== null) addMetrics(app, metrics.registry, env.metricsToken);
  return app;
}

/** Metrics for Prometheus on a dedicated port, which serves nothing else. */
export function createMetricsApp({ log, metrics }: Services): FastifyInstance {
  const app = createHttpServer({ log, trustProxy: false, hsts: false });
  addMetrics(app, metrics.registry, null);
  return app;
}

/** A stream outlives the check at its start: it ends when the token expires, and immediately when the session ends. */
function untilSessionEnds(gates: Pick<Gates, 'signed-in'>, accounts: Pick<Accounts, 'watch'>) {
  return async (caller: Caller) => {
    const { userId } = await gates['signed-in'](caller);
    const { exp = 0 } = decodeJwt(bearerToken(caller.authorization) ?? '');
    const watch = (end: () => void) => {
      const look = () => void gates['signed-in'](caller).catch(end);
      const stop = accounts.watch(userId, look);
      // A change between the check and this line was announced before anything listened.
      look();
      return stop;
    };
    return { userId, expiresAt: new Date(exp * 1000), watch };
  };
}

const lookAgainMs = 30_000;

/** The end of an administrator's session is not announced, so it is polled. */
function whileAdmitted({ admin }: Pick<Gates, 'admin'>) {
  return async (caller: BrowserCaller) => {
    const { adminId: userId, session } = await admin(caller, 'panel.enter');
    const watch = (end: () => void) => {
      const timer = setInterval(() => void admin(caller, 'panel.enter').catch(end), lookAgainMs);
      return () => clearInterval(timer);
    };
    return { userId, hears: administrators, expiresAt: session.expiresAt, watch };
  };
}
