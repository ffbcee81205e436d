import { eq } from 'drizzle-orm';
import type { Parsed } from '#contract/endpoint.ts';
import { evidenceApi } from '#contract/trust/evidence.ts';
import { now } from '#server/platform/clock.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import { look } from '#server/platform/http/look.ts';
import type { Limit, RateLimiter } from '#server/platform/http/rate-limits.ts';
import { passGate, type Route, read } from '#server/platform/http/route.ts';
import { keepBriefly } from '#server/platform/keep-briefly.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findEngagement, findListed } from '../../engagements/queries/find-engagements.ts';
import { engagements } from '../../engagements/tables.ts';
import { recordAct } from '../../operators/commands/record-act.ts';
import { drawPack, readPack } from './queries/make-pack.ts';
import { listKeys, listPacks, signingKeyOf } from './services/evidence-keys.ts';

interface Settings {
  readonly limiter: RateLimiter;
  readonly secretKey: Secret;
  readonly siteUrl: string;
}

/** A verifier fetches the keys and a few lists. */
const looks: Limit = { name: 'evidence keys', burst: 60, every: 2 };

export function evidenceRoutes({ limiter, secretKey, siteUrl }: Settings): readonly Route[] {
  // Of the SECRET_KEY that signs at that moment: a former one can have ended.
  const issuer = () => ({ key: signingKeyOf(secretKey), keysAt: siteUrl + evidenceApi.keys.path });
  const counted = { limiter, limit: looks };
  // A list is as long as the key was used, and final once its key has ended.
  const keep = keepBriefly<string[]>({ seconds: 60, most: 5 });
  return [
    look(evidenceApi.keys, counted, async (db) => ({ asOf: now().toISOString(), keys: await listKeys(db) })),
    look(evidenceApi.packs, counted, async (db, { params: { keyId } }) => {
      const key = (await listKeys(db)).find(({ id }) => id === keyId);
      if (!key?.ended) throw new Refusal('evidence.no_list');
      return { keyId, packs: await keep(keyId, () => listPacks(db, keyId)) };
    }),
    read(evidenceApi.download, async (db, { repId, businessId }, { params: { engagementId } }) => {
      const work = await findEngagement(db, { repId, businessId }, engagementId);
      const madeFor = work.engagement.repId === repId ? 'rep' : 'business';
      return drawPack(db, await readPack(db, work, { madeFor, ...issuer() }));
    }),
    downloadAsTeam(issuer),
  ];
}

/** Reads and logs in one transaction and draws after it, so it is neither a `read` nor a `write`. */
const downloadAsTeam = (issuer: () => Omit<Parameters<typeof readPack>[2], 'madeFor'>): Route => {
  const endpoint = evidenceApi.downloadAsTeam;
  return {
    endpoint,
    handle: async ({ db, gates, limits, caller, transaction }, input) => {
      const actor = await passGate(endpoint, gates, caller);
      const { engagementId } = (input as Parsed<typeof endpoint>).params;
      return limits.within(endpoint, actor, async () => {
        const content = await transaction(async (tx) => {
          const [work] = await findListed(tx.db, eq(engagements.id, engagementId));
          if (!work) throw new Refusal('engagement.not_found');
          await recordAct(tx, actor, 'dispute.download_evidence', { type: 'engagement', id: engagementId });
          return readPack(tx.db, work, { madeFor: 'team', ...issuer() });
        });
        return drawPack(db, content);
      });
    },
  };
};
