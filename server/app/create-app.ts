import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { decodeJwt } from 'jose';
import { brand } from '#contract/brand.ts';
import { portals, publicPages } from '#contract/site-map.ts';
import { bearerToken, createGates, type Gates } from '#server/features/accounts/access.ts';
import { authRoutes } from '#server/features/accounts/routes.ts';
import { openAdmin } from '#server/features/admin/access/open-admin.ts';
import { adminRoutes } from '#server/features/admin/routes.ts';
import { contactRoutes } from '#server/features/contact/routes.ts';
import { findActorProfiles } from '#server/features/profiles/queries.ts';
import { addMailPages } from '#server/platform/dev-pages/mail-pages.ts';
import { projectRoot } from '#server/platform/env.ts';
import { addLiveStream } from '#server/platform/events/live-stream.ts';
import { addFileRoutes } from '#server/platform/files/file-routes.ts';
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
    findActorProfiles: (userId) => findActorProfiles(db, userId),
  });

  addHealth(app, pool);
  await addOpenApi(app, { title: `${brand.name} API`, version: '1' });
  await app.register(authRoutes(accounts), { prefix: '/auth/v1' });
  await app.register(async (api) => mountApi(api, apiRoutes(gates, accounts), services));
  const limiter = createRateLimiter(db, { enabled: env.rateLimits });
  const contact = contactRoutes({ limiter, siteUrl: env.siteUrl, secretKey });
  await app.register(async (api) => mountApi(api, contact, services));
  const admin = openAdmin({
    db,
    transaction: services.transaction,
    settings: { siteUrl: env.siteUrl, secretKey, requireSecondFactor: env.mode === 'production' },
    rateLimits: env.rateLimits,
  });
  await app.register(async (api) => mountApi(api, adminRoutes(admin, gates), services));
  addLiveStream(app, { hub: live, gate: untilTokenEnds(gates) });
  await app.register(async (scope) => addFileRoutes(scope, { files, secretKey }));
  if (env.mode === 'local') await app.register(async (scope) => addMailPages(scope, { mailDir }));
  addSiteIndex(app, { origin: env.siteUrl, pages: publicPages });
  await addSite(app, { folder: join(projectRoot, 'build', 'client'), origin: env.siteUrl, portals });
  return app;
}

/** A stream outlives the check at its start, so it ends when the token does. */
function untilTokenEnds(gates: Gates) {
  return async (caller: Caller) => {
    const { userId } = await gates.signedIn(caller);
    const { exp = 0 } = decodeJwt(bearerToken(caller.authorization) ?? '');
    return { userId, expiresAt: new Date(exp * 1000) };
  };
}
