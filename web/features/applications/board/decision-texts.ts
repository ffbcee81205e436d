import { engagementTimes } from '#contract/agreed-terms.ts';
import type { BusinessAction } from '#domain/applications/application-lifecycle.ts';

/** Moves that end an application. An interview is proposed with its times. */
export type Decision = Exclude<BusinessAction, 'interview'>;

interface DecisionText {
  readonly title: (name: string) => string;
  readonly description: string;
  readonly confirm: string;
  readonly done: (name: string) => string;
}

/** When the business pays for gigs here, an acceptance is followed by an agreement on the platform. */
export const acceptedWhereGigsArePaid = `We’ll ask them to sign the terms you posted. The gig is agreed once they’ve signed and you’ve paid. We hold the money until you approve their hours. Cancelling is free up to ${engagementTimes.freeCancellationHours} hours before the start.`;

/** Screen texts for each of the business's decisions. */
export const decisionTexts: Record<Decision, DecisionText> = {
  accept: {
    title: (name) => `Accept ${name}`,
    description:
      'You both agree to the days, place and pay you posted. We’ll notify them and show each of you the other’s contact details. You can’t undo this.',
    confirm: 'Accept applicant',
    done: (name) => `${name} accepted`,
  },
  reject: {
    title: (name) => `Reject ${name}`,
    description: 'We’ll notify them straight away. You can’t undo this. A short, kind note helps.',
    confirm: 'Reject applicant',
    done: (name) => `${name} rejected`,
  },
};
