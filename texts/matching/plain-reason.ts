import type { Fit, MatchReason } from '#contract/applications/match-reasons.ts';

/** A reason in one line of plain text, for emails and notifications. */
export function plainReason(reason: MatchReason): string {
  if (reason.kind === 'field') return reason.words;
  const { before, marked, after } = reason.quote;
  return `${reason.lead}: “${before}${marked}${after}”`;
}

export const fitLabels: Readonly<Record<Fit, string>> = {
  best: 'Best fit',
  good: 'Good fit',
  possible: 'Possible fit',
};
