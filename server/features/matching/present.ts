import type { MatchReasons } from '#contract/applications/match-reasons.ts';
import { levelOf } from '#domain/courses/points.ts';
import { withoutContacts } from '#domain/shared/public-text.ts';
import type { Explanation } from '#texts/matching/explain-match.ts';
import type { SelectedProposal } from './queries/select-proposals.ts';

const inWords = (reasons: Explanation['for']) => reasons.map(({ words }) => words);

export const presentReasons = (explained: Explanation): MatchReasons => ({
  for: inWords(explained.for),
  against: inWords(explained.against),
});

/** The first name and the initial of the last name: the business needs no more until the rep answers. */
function shortName(fullName: string): string {
  const [first = '', ...others] = fullName.trim().split(/\s+/);
  const last = others.at(-1);
  return last === undefined ? first : `${first} ${[...last][0]?.toUpperCase() ?? ''}.`;
}

/** A suggested rep without any contact details. */
export function presentSuggested({ rep, invitedAt }: SelectedProposal) {
  const { fullName, description: _mayHoldNumbers, training, ...shown } = rep;
  return {
    ...shown,
    name: shortName(fullName),
    // Leaves out skills that contain contact details such as a phone number.
    skills: shown.skills.filter((skill) => withoutContacts(skill, '') === skill),
    training: { ...training, level: levelOf(training.points).level.name },
    invitedAt: invitedAt === null ? null : new Date(invitedAt).toISOString(),
  };
}
