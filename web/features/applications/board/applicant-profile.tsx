import { useId } from 'react';
import type { ReceivedApplication } from '#contract/applications/applications.ts';
import { ApplicantTraining } from '#web/features/courses/points/applicant-training.tsx';
import { SkillBadges } from '#web/features/profiles/skill-badges.tsx';
import { TagChips } from '#web/features/tags/tag-chips.tsx';
import { type Description, DescriptionList } from '#web/ui/description-list.tsx';
import { applicantFacts } from './applicant-facts.ts';

/** An applicant's profile. */
export function ApplicantProfile({ rep }: Pick<ReceivedApplication, 'rep'>) {
  const headingId = useId();
  const items = applicantFacts.flatMap(({ term, of }): Description[] => {
    const text = of(rep);
    if (text === null) return [];
    if (term === 'What they do') return [{ term, detail: <TagChips tags={rep.tags} /> }];
    if (term === 'Skills') return [{ term, detail: <SkillBadges skills={rep.skills} /> }];
    if (term === 'Training') return [{ term, detail: <ApplicantTraining training={rep.training} /> }];
    return [{ term, detail: text }];
  });
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="mb-3 text-lg">
        Profile
      </h3>
      {rep.description ? (
        <p className="mb-4 whitespace-pre-line break-words leading-relaxed">{rep.description}</p>
      ) : null}
      {items.length > 0 ? (
        <DescriptionList items={items} />
      ) : rep.description ? null : (
        <p className="text-ink-soft">This rep hasn’t completed their profile yet.</p>
      )}
    </section>
  );
}
