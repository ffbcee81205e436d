import { eq } from 'drizzle-orm';
import { evidenceApi } from '#contract/trust/evidence.ts';
import { type Route, read } from '#server/platform/http/route.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findEngagement, findListed } from '../../engagements/queries/find-engagements.ts';
import { engagements } from '../../engagements/tables.ts';
import { writeAsAdmin } from '../../operators/access/write-as-admin.ts';
import { makePack } from './queries/make-pack.ts';
import { listKeys, signingKeyOf } from './services/evidence-keys.ts';

interface Settings {
  readonly secretKey: string;
  readonly siteUrl: string;
}

export function evidenceRoutes({ secretKey, siteUrl }: Settings): readonly Route[] {
  const issuer = { key: signingKeyOf(secretKey), keysAt: siteUrl + evidenceApi.keys.path };
  return [
    read(evidenceApi.keys, async (db) => ({ keys: await listKeys(db) })),
    read(evidenceApi.download, async (db, { repId, businessId }, { params: { engagementId } }) => {
      const work = await findEngagement(db, { repId, businessId }, engagementId);
      return makePack(db, work, { madeFor: work.engagement.repId === repId ? 'rep' : 'business', ...issuer });
    }),
    writeAsAdmin(
      evidenceApi.downloadAsTeam,
      { name: 'dispute.download_evidence', on: ({ params }) => ({ type: 'engagement', id: params.engagementId }) },
      async (tx, _actor, { params: { engagementId } }) => {
        const [work] = await findListed(tx.db, eq(engagements.id, engagementId));
        if (!work) throw new Refusal('engagement.not_found');
        return makePack(tx.db, work, { madeFor: 'team', ...issuer });
      },
    ),
  ];
}
