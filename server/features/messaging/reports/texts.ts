import type { ReportOutcome } from '#contract/messaging/reports.ts';

const about = (jobTitle: string | null) =>
  jobTitle === null ? 'a conversation' : `the conversation about “${jobTitle}”`;

/** To whoever reported. What another was told stays between them and us. */
export function outcomeText(outcome: ReportOutcome, reason: string, jobTitle: string | null): string {
  const asked = `You asked us to look at ${about(jobTitle)}.`;
  if (outcome === 'warned') return `${asked} We did, and we warned the other side. Thank you for telling us.`;
  return `${asked} We did, and found nothing that we would act on. ${reason}`;
}

/** To whoever is warned. */
export const warningText = (reason: string, jobTitle: string | null): string =>
  `Somebody asked us to look at what you wrote in ${about(jobTitle)}. This is a warning from our team. ${reason}`;
