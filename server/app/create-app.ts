import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { decodeJwt } from 'jose';
import { brand } from '#contract/brand.ts';
import { portals, publicPages } from '#contract/site/site-map.ts';
import type { Accounts } from '#server/features/accounts/access/open-accounts.ts';
import { bearerToken, createGates, type Gates } from '#server/features/accounts/access.ts';
import { authRoutes } from '#server/features/accounts/routes.ts';
import { openAdmin } from '#server/features/admin/access/open-admin.ts';
import { addVettingDocuments } from '#server/features/admin/routes/vetting-documents.ts';
import { adminRoutes } from '#server/features/admin/routes.ts';
import { findApplied } from '#server/features/applications/queries/applied-jobs.ts';
import { applicantFileRoutes } from '#server/features/applications/routes/applicant-files.ts';
import { contactRoutes } from '#server/features/contact/routes.ts';
import { fileRoutes } from '#server/features/files/routes.ts';
import { findingRoutes } from '#server/features/jobs/routes/finding-jobs.ts';
import { addStopSearchMails } from '#server/features/jobs/routes/stop-search-mails.ts';
import { addStopMails, newsRoutes } from '#server/features/news/routes.ts';
import { notificationRoutes } from '#server/features/notifications/routes.ts';
import { ensureActorProfiles } from '#server/features/profiles/commands/ensure-profiles.ts';
import { legalRoutes } from '#server/features/vetting/routes.ts';
import { addMailPages } from '#server/platform/dev-pages/mail-pages.ts';
import { projectRoot } from '#server/platform/env.ts';
import { addLiveStream } from '#server/platform/events/live-stream.ts';
import { addFileRoutes } from '#server/platform/files/file-routes.ts';
import { createFileLinks } from '#server/platform/files/signed-links.ts';
import { addHealth } from '#server/platform/http/health.ts';
import { addOpenApi } from '#server/platform/http/openapi.ts';
import { createRateLimiter } from '#server/platform/http/rate-limits.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { createHttpServer } from '#server/platform/http/server.ts';
import { addSite } from '#server/platform/http/site.ts';
import { addSiteIndex } from '#server/platform/http/site-index.ts';
import { apiRoutes, mountApi } from './api.ts';
import type { Services } from './open-services.ts';

/** The whole HTTP application on opened services, ready to listen. */
export async function createApp(services: Services): Promise<FastifyInstance> {
  const { env, log, pool, db, accounts, live, files, secretKey, mailDir } = services;
  const app = createHttpServer({ log, trustProxy: env.trustProxy, hsts: env.mode === 'production' });
  const gates = createGates({
    verifyAccessToken: accounts.verifyAccessToken,
    findActorProfiles: (userId) => ensureActorProfiles(services, userId),
  });

  addHealth(app, pool);
  await addOpenApi(app, { title: `${brand.name} API`, version: '1' });
  await app.register(authRoutes(accounts), { prefix: '/auth/v1' });
  await app.register(async (api) => mountApi(api, apiRoutes(gates, accounts), services));
  const limiter = createRateLimiter(db, { enabled: env.rateLimits });
  const contact = contactRoutes({ limiter, siteUrl: env.siteUrl, secretKey });
  await app.register(async (api) => mountApi(api, contact, services));
  const finding = findingRoutes(gates, findApplied, { limiter, secretKey });
  await app.register(async (api) => mountApi(api, finding, services));
  const telling = [...notificationRoutes(gates), ...newsRoutes({ limiter, secretKey })];
  await app.register(async (api) => mountApi(api, telling, services));
  addStopMails(app, services);
  addStopSearchMails(app, services);
  const links = createFileLinks(secretKey);
  const ofFiles = [...fileRoutes(gates, { ...services, limiter }, links), ...applicantFileRoutes(gates, links)];
  await app.register(async (api) => mountApi(api, ofFiles, services));
  const legal = legalRoutes(gates, { siteUrl: env.siteUrl, links: createFileLinks(secretKey) });
  await app.register(async (api) => mountApi(api, legal, services));
  const admin = openAdmin({
    db,
    transaction: services.transaction,
    settings: { siteUrl: env.siteUrl, secretKey, requireSecondFactor: env.mode === 'production' },
    rateLimits: env.rateLimits,
  });
  await app.register(async (api) => mountApi(api, adminRoutes(admin, gates), services));
  await app.register(async (scope) => addVettingDocuments(scope, admin, services));
  addLiveStream(app, { hub: live, gate: untilSessionEnds(gates, accounts) });
  await app.register(async (scope) => addFileRoutes(scope, { files, secretKey }));
  if (env.mode === 'local') await app.register(async (scope) => addMailPages(scope, { mailDir }));
  addSiteIndex(app, { origin: env.siteUrl, pages: publicPages });
  await addSite(app, { folder: join(projectRoot, 'build', 'client'), origin: env.siteUrl, portals });
  return app;
}

/** A stream outlives the check at its start: it ends with the token, and at once with the session. */
function untilSessionEnds(gates: Gates, accounts: Pick<Accounts, 'watch'>) {
  return async (caller: Caller) => {
    const { userId } = await gates.signedIn(caller);
    const { exp = 0 } = decodeJwt(bearerToken(caller.authorization) ?? '');
    const watch = (end: () => void) => {
      const look = () => void gates.signedIn(caller).catch(end);
      const stop = accounts.watch(userId, look);
      // What changed between the check and this line was announced to nobody.
      look();
      return stop;
    };
    return { userId, expiresAt: new Date(exp * 1000), watch };
  };
}
