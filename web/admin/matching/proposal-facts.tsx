import type { ReviewedProposal } from '#contract/matching/review.ts';
import { applicantFacts } from '#web/features/applications/board/applicant-facts.ts';
import { ApplicantTraining } from '#web/features/courses/points/applicant-training.tsx';
import { SkillBadges } from '#web/features/profiles/skill-badges.tsx';
import { TagChips } from '#web/features/tags/tag-chips.tsx';
import { type Description, DescriptionList } from '#web/ui/description-list.tsx';

/** What a proposed rep says about themselves. */
export function ProposalFacts({ proposal }: { readonly proposal: ReviewedProposal }) {
  const { description, skills, tags, training } = proposal;
  const items = applicantFacts.flatMap(({ term, of }): Description[] => {
    const text = of(proposal);
    if (text === null) return [];
    if (term === 'What they do') return [{ term, detail: <TagChips tags={tags} />, wide: true }];
    if (term === 'Skills') return [{ term, detail: <SkillBadges skills={skills} />, wide: true }];
    if (term === 'Training') return [{ term, detail: <ApplicantTraining training={training} />, wide: true }];
    return [{ term, detail: text, wide: term === 'Industry' }];
  });
  return (
    <div className="grid gap-4 text-[0.9375rem] empty:hidden">
      {description ? <p className="whitespace-pre-line break-words leading-relaxed">{description}</p> : null}
      {items.length > 0 ? <DescriptionList look="columns" items={items} /> : null}
    </div>
  );
}
