import { engagementsApi } from '#contract/engagements/engagements.ts';
import { type TermsInput, termsApi } from '#contract/engagements/terms.ts';
import { signed, twoDays, type Working } from './engagements.ts';
import { dayFromNow } from './hiring.ts';

export const ofWork = ({ engagement }: Working) => ({ engagementId: engagement.id });

export const readTerms = (work: Working, as: 'rep' | 'business' = 'rep') =>
  work[as].call(termsApi.show, { params: ofWork(work) });

/** The business's request that proposes the terms in force, with overrides. */
export async function termsOrder(work: Working, changes: Partial<TermsInput> = {}) {
  const { stated } = await readTerms(work, 'business');
  return {
    schedule: stated.schedule ?? twoDays(),
    startDate: stated.startDate,
    locationId: stated.location.id,
    locationAddress: stated.locationAddress,
    payCents: stated.payCents,
    ...changes,
    fullName: 'Nomsa Dlamini',
    agreed: true as const,
    phone: '031 123 4567',
  };
}

export const changeTerms = async (work: Working, changes: Partial<TermsInput> = {}) =>
  work.business.call(termsApi.change, { params: ofWork(work), body: await termsOrder(work, changes) });

export const agreeTo = (work: Working, termsVersion: number) =>
  work.rep.call(engagementsApi.agree, { params: ofWork(work), body: { termsVersion, ...signed } });

export const declineTerms = (work: Working, termsVersion: number) =>
  work.rep.call(termsApi.decline, { params: ofWork(work), body: { termsVersion } });

/** Two days after those of `twoDays`. */
export const twoDaysLater = () => ({ ...twoDays(), dates: [dayFromNow(12), dayFromNow(13)] });
