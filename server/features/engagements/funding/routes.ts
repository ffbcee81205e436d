import { fundingApi } from '#contract/engagements/funding.ts';
import { priceOf } from '#domain/engagements/money.ts';
import { assignKept } from '#domain/engagements/replacement.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { HiresSettings } from '../../payments/hires/commands/open-hires-checkout.ts';
import { releaseKept } from '../../payments/hires/commands/release-kept.ts';
import { describeOpenHires } from '../../payments/hires/queries/find-hires.ts';
import { lacksPhone } from '../../profiles/queries/lacks-phone.ts';
import { findAccountName } from '../../vetting/submission/queries/find-account-name.ts';
import { findMinutesAMonth } from '../queries/find-agreed-days.ts';
import { findEngagement } from '../queries/find-engagements.ts';
import { startFunding } from './commands/start-funding.ts';
import { presentDue } from './present.ts';
import { findCardFee } from './queries/find-card-fee.ts';
import { findDue } from './queries/find-due.ts';
import { findKeptOfJobs } from './queries/find-kept-of-jobs.ts';

/** Amounts due, each with the part that reserved money covers if all of them are funded now. */
async function listDue(db: Db, userId: string, businessId: string) {
  const rows = await findDue(db, businessId);
  const due = rows.map((row) => ({
    row,
    jobId: row.engagement.jobId,
    priceCents: priceOf({ ...row.milestone, feeBearer: row.engagement.feeBearer }),
  }));
  const assigned = assignKept(due, await findKeptOfJobs(db, userId));
  const minutes = await findMinutesAMonth(
    db,
    businessId,
    rows.map(({ engagement }) => engagement),
  );
  return due.map((one, at) => presentDue(one.row, assigned.has(one) ? one.priceCents : 0n, minutes[at] ?? 0));
}

export function fundingRoutes({ siteUrl, gigMoney }: HiresSettings): readonly Route[] {
  const { name: provider } = gigMoney;
  return [
    read(fundingApi.due, async (db, { userId, businessId }) => ({
      now: now().toISOString(),
      items: await listDue(db, userId, businessId),
      cardFee: await findCardFee(db, gigMoney),
      provider,
      expectedName: await findAccountName(db, userId, 'business'),
      asksPhone: await lacksPhone(db, userId, 'business'),
      open: await describeOpenHires(db, userId),
    })),
    write(fundingApi.start, async (tx, actor, { body, from }) => ({
      provider,
      ...(await startFunding(tx, actor, { ...body, from }, { siteUrl, gigMoney })),
    })),
    write(fundingApi.refundKept, async (tx, { businessId }, { params: { engagementId } }) => {
      const { milestones } = await findEngagement(tx.db, { businessId }, engagementId);
      const released = await releaseKept(
        tx,
        milestones.map(({ id }) => id),
      );
      if (released === 0) throw new Refusal('engagement.moved_on');
    }),
  ];
}
