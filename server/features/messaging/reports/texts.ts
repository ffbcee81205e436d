import type { ReportOutcome } from '#contract/messaging/reports.ts';

const about = (jobTitle: string | null) =>
  jobTitle === null ? 'a conversation' : `the conversation about “${jobTitle}”`;

/** To the reporter. What the other person was sent stays private. */
export function outcomeText(outcome: ReportOutcome, reason: string, jobTitle: string | null): string {
  const asked = `You reported ${about(jobTitle)}.`;
  if (outcome === 'warned') return `${asked} We reviewed it and sent a warning. Thank you for reporting it.`;
  return `${asked} We reviewed it and won’t take action. ${reason}`;
}

/** To the person who is warned. */
export const warningText = (reason: string, jobTitle: string | null): string =>
  `Your messages in ${about(jobTitle)} were reported. This is a warning from our team. ${reason}`;
