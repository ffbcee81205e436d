import { chargesApi } from '#contract/payments/charges.ts';
import { trialApi } from '#contract/payments/trial.ts';
import { chargesToday } from '#domain/payments/charges-today.ts';
import { type Route, read } from '#server/platform/http/route.ts';
import { readSettings } from '../operators/queries/read-settings.ts';
import { requireSide } from './access.ts';
import { describeTrial } from './queries/describe-trial.ts';

export const paymentRoutes = (): readonly Route[] => [
  read(chargesApi.today, async (db) => chargesToday(await readSettings(db))),
  read(trialApi.status, (db, actor, { query: { side } }) => describeTrial(db, requireSide(actor, side), side)),
];
