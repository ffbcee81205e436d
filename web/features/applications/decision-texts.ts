import type { BusinessAction } from '#domain/application-lifecycle.ts';

interface DecisionText {
  readonly button: string;
  readonly variant: 'primary' | 'secondary' | 'ghost';
  readonly title: (name: string) => string;
  readonly description: string;
  readonly confirm: string;
  readonly done: (name: string) => string;
}

/** What the screens say about each of the business's moves. */
export const decisionTexts: Record<BusinessAction, DecisionText> = {
  interview: {
    button: 'Invite to interview',
    variant: 'secondary',
    title: (name) => `Invite ${name} to an interview`,
    description: 'They see the invitation at once. Say when and where you would like to talk.',
    confirm: 'Send invitation',
    done: (name) => `${name} is invited to an interview`,
  },
  accept: {
    button: 'Accept',
    variant: 'primary',
    title: (name) => `Accept ${name}`,
    description: 'They see at once that they have the job. This cannot be taken back.',
    confirm: 'Accept applicant',
    done: (name) => `${name} is accepted`,
  },
  reject: {
    button: 'Reject',
    variant: 'ghost',
    title: (name) => `Reject ${name}`,
    description: 'They see it at once. This cannot be taken back; a kind word costs nothing.',
    confirm: 'Reject applicant',
    done: (name) => `${name} is rejected`,
  },
};
