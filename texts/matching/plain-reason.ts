import type { Fit, MatchReason } from '#contract/applications/match-reasons.ts';
import type { Quote } from '#contract/catalogue/tags.ts';

type QuoteReason = Extract<MatchReason, { kind: 'quote' }>;

const inMarks = ({ before, marked, after }: Quote) => `“${before}${marked}${after}”`;

/** Whose words a reason answers. */
export const leadOfAsked = ({ isTitle }: Pick<QuoteReason, 'isTitle'>) => (isTitle ? 'The job' : 'Asked for');

/** A reason in one line of plain text, for emails and notifications. */
export function plainReason(reason: MatchReason): string {
  if (reason.kind === 'field') return reason.words;
  const asked = reason.asked === null ? '' : `${leadOfAsked(reason)}: ${inMarks(reason.asked)}. `;
  return `${asked}${reason.lead}: ${inMarks(reason.quote)}`;
}

export const fitLabels: Readonly<Record<Fit, string>> = {
  best: 'Best fit',
  good: 'Good fit',
  possible: 'Possible fit',
};
