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

/** The first name, and the first letter of the last: until they answer, nobody has to know more. */
function shortName(fullName: string): string {
  const [first = '', ...others] = fullName.trim().split(/\s+/);
  const last = others.at(-1);
  return last === undefined ? first : `${first} ${[...last][0]?.toUpperCase() ?? ''}.`;
}

/** Without anything by which they could be reached. */
export function presentSuggested({ rep, invitedAt }: SelectedProposal) {
  const { fullName, description: _mayHoldNumbers, training, ...shown } = rep;
  return {
    ...shown,
    name: shortName(fullName),
    // Whoever writes a number among their skills is not to be called by it.
    skills: shown.skills.filter((skill) => withoutContacts(skill, '') === skill),
    training: { ...training, level: levelOf(training.points).level.name },
    invitedAt: invitedAt === null ? null : new Date(invitedAt).toISOString(),
  };
}
