import type { SuggestedRep } from '#contract/matching/suggestions.ts';
import { applicantFacts } from '#web/features/applications/board/applicant-facts.ts';
import { ApplicantTraining } from '#web/features/courses/points/applicant-training.tsx';
import { SkillBadges } from '#web/features/profiles/skill-badges.tsx';
import { VerifiedMark } from '#web/features/profiles/verified-mark.tsx';
import { TagChips } from '#web/features/tags/tag-chips.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { MatchReasons } from '../match-reasons.tsx';
import { InviteRep } from './invite-rep.tsx';

interface SuggestedRepCardProps {
  readonly jobId: string;
  readonly rep: SuggestedRep;
  /** Why invitations aren't possible now. */
  readonly refusal: string | null;
}

const shownApart = ['Location', 'Training', 'What they do', 'Skills'];

/** A suggested rep: their profile text, why they are suggested, and the invitation. */
export function SuggestedRepCard({ jobId, rep, refusal }: SuggestedRepCardProps) {
  const { name, verified, location, training, tags, skills, reasons } = rep;
  const facts = applicantFacts.flatMap(({ term, of }) => {
    const detail = shownApart.includes(term) ? null : of(rep);
    return detail === null ? [] : [{ term, detail, wide: term === 'Industry' }];
  });
  return (
    <article
      aria-label={name}
      className="flex min-w-0 flex-col rounded-card border border-line bg-surface p-(--gutter) shadow-card md:p-6"
    >
      <h3 className="break-words text-lg leading-6">
        {name}
        {verified ? <VerifiedMark /> : null}
      </h3>
      {location ? <p className="mt-0.5 text-ink-soft text-sm">{location}</p> : null}
      <div className="mt-3 empty:hidden">
        <ApplicantTraining training={training} />
      </div>
      <MatchReasons reasons={reasons} />
      {facts.length > 0 ? <DescriptionList look="columns" items={facts} className="mt-5 text-[0.9375rem]" /> : null}
      <div className="mt-4 empty:hidden">
        <TagChips tags={tags} />
      </div>
      {skills.length > 0 ? (
        <div className="mt-4">
          <SkillBadges skills={skills} />
        </div>
      ) : null}
      <div className="mt-auto pt-5">
        <InviteRep jobId={jobId} rep={rep} refusal={refusal} />
      </div>
    </article>
  );
}
