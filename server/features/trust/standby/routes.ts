import { type StandbyOffer, standbyApi } from '#contract/trust/standby.ts';
import { now } from '#server/platform/clock.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findMinutesAMonth } from '../../engagements/queries/find-agreed-days.ts';
import type { HiresSettings } from '../../payments/hires/commands/open-hires-checkout.ts';
import { lacksPhone } from '../../profiles/queries/lacks-phone.ts';
import { findAccountName } from '../../vetting/submission/queries/find-account-name.ts';
import { acceptOffer, declineOffer } from './commands/answer-offer.ts';
import { chooseStandby, stopStandby } from './commands/choose-standby.ts';
import { offerFreePlace } from './commands/open-place.ts';
import { presentOffer } from './present.ts';
import { findOffer, listOpenOffers, planOffered, refuseAnswer, wordOffered } from './queries/find-offer.ts';
import { showStandbyOfGig, showStandbyOfJob } from './queries/show-standby.ts';
import { termsNow } from './queries/terms-now.ts';

export const standbyRoutes = (settings: Pick<HiresSettings, 'gigMoney'>): readonly Route[] => [
  read(standbyApi.offers, async (db, { repId }) => {
    const items: StandbyOffer[] = [];
    const rows = await listOpenOffers(db, repId);
    if (rows.length === 0) return { now: now().toISOString(), items };
    const terms = await termsNow(
      db,
      rows.map(({ job }) => job.id),
    );
    for (const row of rows) {
      const planned = await planOffered(db, row, undefined, terms);
      if (planned) items.push(presentOffer(row, planned));
    }
    return { now: now().toISOString(), items };
  }),
  read(standbyApi.offer, async (db, { userId, repId }, { params, query }) => {
    const row = await findOffer(db, repId, params.offerId);
    const refusal = refuseAnswer(row);
    if (refusal) throw new Refusal(refusal);
    const planned = await planOffered(db, row, query.arrivesAt === undefined ? undefined : new Date(query.arrivesAt));
    if (!planned) throw new Refusal('standby.offer_over');
    const { body, sha256 } = await wordOffered(db, planned);
    const [minutesAMonth = 0] = await findMinutesAMonth(db, row.job.businessId, [planned.engagement]);
    return {
      ...presentOffer(row, planned),
      now: now().toISOString(),
      ...{ text: body, minutesAMonth },
      sha256: sha256.toString('hex'),
      arrivals: planned.arrivals.map((at) => at.toISOString()),
      expectedName: await findAccountName(db, userId, 'rep'),
      asksPhone: await lacksPhone(db, userId, 'rep'),
    };
  }),
  write(standbyApi.accept, async (tx, actor, { params, body, from }) => {
    const { arrivesAt, agreed: _ticked, ...signed } = body;
    return acceptOffer(tx, actor, {
      ...params,
      ...signed,
      ...{ arrivesAt: new Date(arrivesAt), from },
    });
  }),
  write(standbyApi.decline, (tx, actor, { params }) => declineOffer(tx, actor, params.offerId)),
  read(standbyApi.ofJob, (db, actor, { params }) => showStandbyOfJob(db, actor, params.jobId)),
  write(standbyApi.choose, async (tx, actor, { params, body, from }) => {
    const { agreed: _ticked, ...order } = body;
    await chooseStandby(tx, actor, { ...params, ...order, from });
    return showStandbyOfJob(tx.db, actor, params.jobId);
  }),
  write(standbyApi.stop, async (tx, actor, { params }) => {
    await stopStandby(tx, actor, params.jobId);
    return showStandbyOfJob(tx.db, actor, params.jobId);
  }),
  read(standbyApi.ofGig, (db, { repId, businessId }, { params }) =>
    showStandbyOfGig(db, { repId, businessId }, params.engagementId, settings),
  ),
  write(standbyApi.offerPlace, async (tx, actor, { params, body }) => {
    await offerFreePlace(tx, actor, { ...params, ...body });
    return showStandbyOfGig(tx.db, { businessId: actor.businessId }, params.engagementId, settings);
  }),
];
