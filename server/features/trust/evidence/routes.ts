import { eq } from 'drizzle-orm';
import type { Parsed } from '#contract/endpoint.ts';
import { evidenceApi } from '#contract/trust/evidence.ts';
import { now } from '#server/platform/clock.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import { passGate, type Route, read } from '#server/platform/http/route.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findEngagement, findListed } from '../../engagements/queries/find-engagements.ts';
import { engagements } from '../../engagements/tables.ts';
import { recordAct } from '../../operators/commands/record-act.ts';
import { drawPack, readPack } from './queries/make-pack.ts';
import { listKeys, listPacks, signingKeyOf } from './services/evidence-keys.ts';

interface Settings {
  readonly secretKey: Secret;
  readonly siteUrl: string;
}

export function evidenceRoutes({ secretKey, siteUrl }: Settings): readonly Route[] {
  // Of the SECRET_KEY that signs at that moment: a former one can have ended.
  const issuer = () => ({ key: signingKeyOf(secretKey), keysAt: siteUrl + evidenceApi.keys.path });
  return [
    read(evidenceApi.keys, async (db) => ({ asOf: now().toISOString(), keys: await listKeys(db) })),
    read(evidenceApi.packs, async (db, _actor, { params: { keyId } }) => {
      const key = (await listKeys(db)).find(({ id }) => id === keyId);
      if (!key?.ended) throw new Refusal('evidence.no_list');
      return { keyId, packs: await listPacks(db, keyId) };
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
