import type { MatchReasons } from '#contract/applications/match-reasons.ts';
import { levelOf } from '#domain/courses/points.ts';
import { tagsOf } from '#domain/matching/tags/tag-kinds.ts';
import { holdsContacts } from '#domain/shared/public-text.ts';
import type { Explanation } from '#texts/matching/explain-match.ts';
import type { SelectedProposal } from './queries/select-proposals.ts';

export const presentReasons = (explained: Explanation): MatchReasons => ({
  fit: explained.fit,
  for: explained.for.map(({ shown }) => shown),
  against: explained.against.map(({ shown }) => shown),
  ask: [...explained.ask],
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
    skills: shown.skills.filter((skill) => !holdsContacts(skill)),
    tags: tagsOf(shown.tags),
    training: { ...training, level: levelOf(training.points).level.name },
    invitedAt: invitedAt === null ? null : new Date(invitedAt).toISOString(),
  };
}
