import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { isbot } from 'isbot';
import type { Endpoint, Parsed } from '#contract/endpoint.ts';
import { salesApi } from '#contract/engagements/sales.ts';
import { salesSystemsApi } from '#contract/engagements/sales-systems.ts';
import { now } from '#server/platform/clock.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { RunTransaction, Tx } from '#server/platform/db/transaction.ts';
import { callerOf } from '#server/platform/http/caller.ts';
import { countLook } from '#server/platform/http/look.ts';
import { subscriberOf } from '#server/platform/http/network.ts';
import type { Limit, RateLimiter } from '#server/platform/http/rate-limits.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { qrPicture } from '#server/platform/qr-code.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findEngagement } from '../queries/find-engagements.ts';
import { engagements } from '../tables.ts';
import { confirmSale, disputeSale, voidSale } from './commands/change-sale.ts';
import { countScan } from './commands/count-scan.ts';
import { importSales } from './commands/import-sales.ts';
import { removeHook, setHook, showHook } from './commands/manage-hook.ts';
import { businessOfKey, listKeys, makeKey, revokeKey } from './commands/manage-keys.ts';
import { openCode } from './commands/open-code.ts';
import { recordSale } from './commands/record-sale.ts';
import { codePath, presentSale } from './present.ts';
import { findScanned } from './queries/find-code.ts';
import { findHints } from './queries/find-hints.ts';
import { findNumbered } from './queries/find-numbered.ts';
import { listOwnSales, listSalesOf } from './queries/list-sales.ts';
import { salesFigures } from './queries/sales-figures.ts';
import { showSales } from './queries/show-sales.ts';
import { findSalesTime } from './queries/sum-sales.ts';
import { openHookSecrets } from './services.ts';
import type { SaleRow } from './tables.ts';

interface Settings {
  readonly secretKey: Secret;
  readonly siteUrl: string;
  readonly limiter: RateLimiter;
}

/** A till posts one at a time; a shop may catch up after an outage. */
const posts: Limit = { name: 'sales posted', burst: 200, every: 0.05 };
/** Guesses of keys, by network. */
const wrongKeys: Limit = { name: 'sales wrong keys', burst: 20, every: 10 };
/** More scans from one network are let through, and not counted. */
const scans: Limit = { name: 'sales scanned', burst: 60, every: 1 };

const present = ({ sale, code }: { readonly sale: SaleRow; readonly code: string }) => presentSale(sale, code);

/** A call with a key of a business instead of a session. */
const byKey = <const E extends Endpoint & { readonly gate: 'open' }>(
  endpoint: E,
  { limiter }: Pick<Settings, 'limiter'>,
  answer: (tx: Tx, businessId: string, input: Parsed<E>) => Promise<unknown>,
): Route => ({
  endpoint,
  handle: async ({ db, transaction, caller, subscriber }, input) => {
    const businessId = await businessOfKey(db, caller.authorization).catch(async (error: unknown) => {
      await countLook(limiter, wrongKeys, subscriber);
      throw error;
    });
    await countLook(limiter, posts, businessId);
    return transaction((tx) => answer(tx, businessId, input as Parsed<E>));
  },
});

export function salesRoutes({ secretKey, siteUrl, limiter }: Settings): readonly Route[] {
  const secrets = openHookSecrets(secretKey);
  return [
    byKey(salesSystemsApi.post, { limiter }, async (tx, businessId, { body }) =>
      present(await recordSale(tx, { businessId, source: 'system', input: body })),
    ),
    byKey(salesSystemsApi.postVoid, { limiter }, async (tx, businessId, { params }) =>
      present(
        await voidSale(tx, {
          businessId,
          saleId: await findNumbered(tx.db, businessId, params.externalId),
          reason: null,
        }),
      ),
    ),
    read(salesApi.list, (db, { businessId }, { query }) => listOwnSales(db, businessId, query)),
    write(salesApi.enter, async (tx, { businessId }, { body }) =>
      present(await recordSale(tx, { businessId, source: 'hand', input: body })),
    ),
    write(salesApi.importFile, (tx, { businessId }, { body }) => importSales(tx, businessId, body.content)),
    write(salesApi.cancel, async (tx, { businessId }, { params, body }) =>
      present(await voidSale(tx, { businessId, ...params, ...body })),
    ),
    write(salesApi.dispute, async (tx, { businessId }, { params, body }) =>
      present(await disputeSale(tx, { businessId, ...params, ...body })),
    ),
    write(salesApi.confirm, async (tx, { businessId }, { params }) =>
      present(await confirmSale(tx, { businessId, ...params })),
    ),
    read(salesApi.figures, (db, { businessId }, { query }) => salesFigures(db, { businessId, ...query })),
    read(salesApi.hints, async (db, { businessId }, { query }) => ({
      items: await findHints(db, { businessId, ...query }),
    })),
    read(salesSystemsApi.keys, async (db, { businessId }) => ({ items: await listKeys(db, businessId) })),
    write(salesSystemsApi.makeKey, (tx, actor, { body }) => makeKey(tx, actor, body.name)),
    write(salesSystemsApi.revokeKey, (tx, actor, { params }) => revokeKey(tx, actor, params.keyId)),
    read(salesSystemsApi.hook, (db, { businessId }) => showHook(db, businessId)),
    write(salesSystemsApi.setHook, (tx, actor, { body }) => setHook(tx, secrets, actor, body)),
    write(salesSystemsApi.removeHook, (tx, { businessId }) => removeHook(tx, businessId)),
    read(salesApi.ofGig, (db, { repId, businessId }, { params }) =>
      showSales(db, { repId, businessId }, params.engagementId, siteUrl),
    ),
    write(salesApi.openCode, async (tx, actor, { params, from }) => {
      const code = await openCode(tx, actor, params.engagementId, from);
      const address = siteUrl + codePath(code);
      return { code, address, qrCode: qrPicture(address) };
    }),
    read(salesApi.ofRep, async (db, { repId }, { params, query }) => {
      await findEngagement(db, { repId }, params.engagementId);
      return listSalesOf(db, params.engagementId, query.cursor);
    }),
    read(salesApi.allHints, async (db) => ({ items: await findHints(db, {}) })),
    read(salesApi.ofAny, async (db, _admin, { params, query }) => {
      if ((await db.$count(engagements, eq(engagements.id, params.engagementId))) === 0)
        throw new Refusal('engagement.not_found');
      return listSalesOf(db, params.engagementId, query.cursor);
    }),
  ];
}

interface Scanning {
  readonly db: Db;
  readonly transaction: RunTransaction;
  readonly limiter: RateLimiter;
}

/** Adds the short addresses of codes. A person’s visit is counted; previews, prefetches and crawlers are let through without. */
export function addSalesCodes(app: FastifyInstance, { db, transaction, limiter }: Scanning): void {
  app.get<{ Params: { code: string } }>('/s/:code', { schema: { hide: true } }, async (request, reply) => {
    const code = request.params.code.toUpperCase();
    const scanned = /^[A-Z0-9]{1,20}$/.test(code) ? await findScanned(db, code) : null;
    if (!scanned) return reply.callNotFound();
    const { engagementId, address } = scanned;
    const { address: from, userAgent } = callerOf(request);
    const { purpose, 'sec-purpose': secPurpose } = request.headers;
    const isAhead = `${purpose ?? ''} ${secPurpose ?? ''}`.includes('prefetch');
    if (request.method === 'GET' && userAgent !== null && !isbot(userAgent) && !isAhead) {
      const time = await findSalesTime(db, engagementId);
      const counts = time !== null && now() <= time.until && (await limiter.take(scans, subscriberOf(from))) === 0;
      if (counts)
        await transaction((tx) => countScan(tx, { engagementId, own: false, device: { address: from, userAgent } }));
    }
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(address ?? '/', 302);
  });
}
