import { applicationsApi } from '#contract/applications/applications.ts';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import { type SaleInput, salesApi } from '#contract/engagements/sales.ts';
import { salesSystemsApi } from '#contract/engagements/sales-systems.ts';
import { type SalesTermsInput, salesTermsApi } from '#contract/jobs/sales-terms.ts';
import { callerOf } from './api.ts';
import type { TestApp } from './app.ts';
import { agree, checkIn, fundAll, moveRep, type productClock, startOf, twoDays, type Working } from './engagements.ts';
import { apply, type jobDraft, postJob } from './hiring.ts';
import { type Person, signUpBusiness, signUpRep } from './people.ts';
import { endTrial } from './trials.ts';

/** R50 for each sale, at most R500, and R100 once three count. */
export const perSale: SalesTermsInput = {
  rate: { per: 'sale', cents: 5_000 },
  mostCents: 50_000,
  bonus: { sales: 3, cents: 10_000 },
  address: 'https://shop.example.co.za/soap',
};

export interface Selling extends Working {
  readonly code: string;
  readonly address: string;
}

/** A rep accepted for a job with sales terms, who opened their code. Not funded yet. */
export async function selling(
  app: TestApp,
  {
    terms = perSale,
    job = {},
    business: given,
  }: {
    readonly terms?: SalesTermsInput;
    readonly job?: Parameters<typeof jobDraft>[1];
    readonly business?: Person;
  } = {},
): Promise<Selling> {
  const business = given ?? (await signUpBusiness(app));
  const rep = await signUpRep(app);
  await endTrial(app, business, 'business', 365);
  await endTrial(app, rep, 'rep', 365);
  const posted = await postJob(business, {
    ...{ schedule: twoDays(), payPer: 'day', dayRateCents: 95_000, compensationCents: 190_000, hourlyRateCents: null },
    ...job,
  });
  await business.call(salesTermsApi.set, { params: { jobId: posted.id }, body: terms });
  const { id: applicationId } = await apply(rep, posted.id);
  await business.call(applicationsApi.accept, { params: { applicationId }, body: {} });
  const { items } = await rep.call(engagementsApi.ofRep, { query: {} });
  const [engagement] = items;
  if (!engagement) throw new Error('Nothing began with the acceptance.');
  const { code, address } = await rep.call(salesApi.openCode, { params: { engagementId: engagement.id } });
  return { business, rep, jobId: posted.id, engagement, code, address };
}

/** The same, paid for and checked in: an hour after the first shift began. */
export async function atWork(
  app: TestApp,
  clock: ReturnType<typeof productClock>,
  given: Parameters<typeof selling>[1] = {},
): Promise<Selling> {
  clock.goTo(new Date());
  const work = await selling(app, given);
  await agree(work);
  await fundAll(app, work);
  clock.goTo(startOf(work), -20);
  await moveRep(work, 'confirm');
  clock.goTo(startOf(work), 1);
  await checkIn(work);
  return work;
}

let ordered = 0;

/** An order a minute after the first shift began. */
export const orderOf = ({ code, ...work }: Selling, changes: Partial<SaleInput> = {}) => ({
  externalId: `ORDER-${++ordered}`,
  code,
  amountCents: 20_000,
  at: new Date(new Date(startOf({ ...work } as Working)).getTime() + 60_000).toISOString(),
  place: null as string | null,
  ...changes,
});

/** A caller with a new key of the business. */
export async function keyOf(app: Pick<TestApp, 'url'>, { business }: Pick<Working, 'business'>) {
  const { key, id } = await business.call(salesSystemsApi.makeKey, { body: { name: 'Till' } });
  return { key, id, call: callerOf(app.url, key) };
}
