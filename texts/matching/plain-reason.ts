import type { Fit, MatchReason } from '#contract/applications/match-reasons.ts';
import type { Quote } from '#contract/catalogue/tags.ts';

const inMarks = ({ before, marked, after }: Quote) => `“${before}${marked}${after}”`;

/** A reason in one line of plain text, for emails and notifications. */
export function plainReason(reason: MatchReason): string {
  if (reason.kind === 'field') return reason.words;
  const asked = reason.asked === null ? '' : `Asked for: ${inMarks(reason.asked)}. `;
  return `${asked}${reason.lead}: ${inMarks(reason.quote)}`;
}

export const fitLabels: Readonly<Record<Fit, string>> = {
  best: 'Best fit',
  good: 'Good fit',
  possible: 'Possible fit',
};
