import { type RehireConflict, rehireLimits } from '#contract/trust/rehire-options.ts';

interface Checked {
  readonly repName: string;
  readonly conflict: RehireConflict | null;
}

/** Why a rep can’t be invited, in words that follow their name. It never says where else they work. */
export const conflictTexts: Readonly<Record<RehireConflict, string>> = {
  booked: 'isn’t free at these hours',
  unavailable: 'can’t be hired at the moment',
  invited: 'is already invited for these hours',
  applied: 'has already applied for this job',
  declined: 'declined your invitation to this job',
  asked_often: `has ${rehireLimits.unanswered} invitations from you within ${rehireLimits.unansweredDays} days that they haven’t accepted`,
};

/** The reps who can’t be invited, by name. */
export const conflictWords = (reps: readonly Checked[]): string =>
  [
    ...reps.flatMap(({ repName, conflict }) => (conflict ? [`${repName} ${conflictTexts[conflict]}.`] : [])),
    'We haven’t sent anything.',
  ].join(' ');

/** The message of an application that follows from an invitation. */
export const acceptedInvitation = 'I accepted your invitation to work for you again.';
