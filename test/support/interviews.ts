import { interviewsApi } from '#contract/applications/interviews.ts';
import type { Call } from './api.ts';

/** An instant some hours from now, on the minute. */
export const hoursFromNow = (hours: number): string => {
  const minute = 60_000;
  return new Date(Math.ceil((Date.now() + hours * 60 * minute) / minute) * minute).toISOString();
};

/** Invites to an interview at these times. */
export function propose(
  business: { call: Call },
  applicationId: string,
  times: string[] = [hoursFromNow(24), hoursFromNow(48)],
  changes: { note?: string; place?: string | null; link?: string | null; minutes?: number } = {},
) {
  const body = { times, minutes: 30, place: 'Our office, 12 Long Street', note: 'Bring your ID.', ...changes };
  return business.call(interviewsApi.propose, { params: { applicationId }, body });
}

/** The same, answered: the rep accepts the first of the times. */
export async function agree(
  business: { call: Call },
  rep: { call: Call },
  applicationId: string,
  times: string[] = [hoursFromNow(24)],
) {
  const { interview } = await propose(business, applicationId, times);
  const [time = ''] = interview?.times ?? [];
  const params = { interviewId: interview?.id ?? '' };
  const application = await rep.call(interviewsApi.accept, { params, body: { time } });
  if (!application.interview) throw new Error('There is no interview to agree on.');
  return application.interview;
}
