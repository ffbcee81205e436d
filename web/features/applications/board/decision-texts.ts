import { engagementTimes } from '#contract/agreed-terms.ts';
import type { BusinessAction } from '#domain/applications/application-lifecycle.ts';

/** What ends an application. An interview is proposed with its times. */
export type Decision = Exclude<BusinessAction, 'interview'>;

interface DecisionText {
  readonly title: (name: string) => string;
  readonly description: string;
  readonly confirm: string;
  readonly done: (name: string) => string;
}

/** Where the business pays for gigs here, what follows an acceptance is no longer left to the two of them. */
export const acceptedWhereGigsArePaid = `We notify them that you picked them, and ask them to sign the terms you posted. The gig is agreed once they have signed and you have paid. We hold the money until you approve the work. Cancelling is free up to ${engagementTimes.freeCancellationHours} hours before the start.`;

/** What the screens say about each of the business's decisions. */
export const decisionTexts: Record<Decision, DecisionText> = {
  accept: {
    title: (name) => `Accept ${name}`,
    description:
      'They see at once that they have the job. What you posted is then agreed: days, place and pay. You each see how to reach the other. This cannot be taken back.',
    confirm: 'Accept applicant',
    done: (name) => `${name} is accepted`,
  },
  reject: {
    title: (name) => `Reject ${name}`,
    description: 'They see it at once. This cannot be taken back; a kind word costs nothing.',
    confirm: 'Reject applicant',
    done: (name) => `${name} is rejected`,
  },
};
