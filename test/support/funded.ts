import type { TestApp } from './app.ts';
import { accepted, agree, type Working } from './engagements.ts';
import { startFunding } from './funding.ts';
import type { TestPayfast } from './payfast.ts';
import { signUpBusiness, signUpRep } from './people.ts';

export interface Funded {
  readonly works: readonly Working[];
  /** The payment that funded them all. */
  readonly paymentId: string;
  readonly pfPaymentId: string;
}

/** Gigs of as many reps of one business, paid through the stand-in for PayFast by one payment. */
export async function fundedByCard(
  app: TestApp,
  payfast: TestPayfast,
  reps = 1,
  changes: Parameters<typeof accepted>[1] = {},
): Promise<Funded> {
  const business = await signUpBusiness(app);
  const works: Working[] = [];
  for (let count = 0; count < reps; count++) {
    const work = await accepted(app, changes, { business, rep: await signUpRep(app) });
    await agree(work);
    works.push(work);
  }
  const { paymentId, form } = await startFunding(business);
  const { pfPaymentId } = await payfast.pay(form);
  return { works, paymentId, pfPaymentId };
}

export const onlyWork = ({ works }: Funded): Working => works[0] as Working;
