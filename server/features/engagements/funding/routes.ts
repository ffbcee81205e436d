import { fundingApi } from '#contract/engagements/funding.ts';
import { now } from '#server/platform/clock.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import type { HiresSettings } from '../../payments/hires/commands/open-hires-checkout.ts';
import { describeOpenHires } from '../../payments/hires/queries/find-hires.ts';
import { lacksPhone } from '../../profiles/queries/lacks-phone.ts';
import { findAccountName } from '../../vetting/submission/queries/find-account-name.ts';
import { beginFunding } from './commands/begin-funding.ts';
import { presentDue } from './present.ts';
import { findCardFee } from './queries/find-card-fee.ts';
import { findDue } from './queries/find-due.ts';

export function fundingRoutes({ siteUrl, gigMoney }: HiresSettings): readonly Route[] {
  const { name: provider } = gigMoney;
  return [
    read(fundingApi.due, async (db, { userId, businessId }) => ({
      now: now().toISOString(),
      items: (await findDue(db, businessId)).map(presentDue),
      cardFee: await findCardFee(db, gigMoney),
      provider,
      expectedName: await findAccountName(db, userId, 'business'),
      asksPhone: await lacksPhone(db, userId, 'business'),
      open: await describeOpenHires(db, userId),
    })),
    write(fundingApi.begin, async (tx, actor, { body, from }) => ({
      provider,
      ...(await beginFunding(tx, actor, { ...body, from }, { siteUrl, gigMoney })),
    })),
  ];
}
