import type { RecommendedJob } from '#contract/matching/recommended.ts';
import { howMatchingWorksAddress } from '#contract/site/portal-addresses.ts';
import { BrowseJobCard } from '#web/features/jobs/browse/browse-job-card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useScreen } from '#web/ui/use-screen.ts';
import { MatchReasons } from '../match-reasons.tsx';
import type { DismissedTitle } from './dismissal-words.ts';
import { NotForMe } from './not-for-me.tsx';

interface RecommendedCardProps {
  readonly recommended: RecommendedJob;
  readonly onDismissed: (job: DismissedTitle) => void;
  /** Only the strongest reasons. */
  readonly brief?: boolean;
}

/** A recommended job, with its reasons, and a button to dismiss it. */
export function RecommendedCard({ recommended: { job, reasons }, onDismissed, brief = false }: RecommendedCardProps) {
  const phone = useScreen() === 'phone';
  return (
    <BrowseJobCard job={job} brief={brief}>
      <MatchReasons reasons={reasons} {...(brief && { most: phone ? 2 : 3 })} />
      <div className="-mx-2 mt-2 max-md:mt-0.5 flex flex-wrap items-center justify-between gap-x-4">
        <NotForMe job={job} onDismissed={onDismissed} />
        {brief ? null : (
          <TextLink
            to={howMatchingWorksAddress({ job: job.id })}
            className="px-2 py-2.5 text-[0.9375rem]"
            aria-label={`Is this wrong? Ask for a review of ${job.title}`}
          >
            Is this wrong?
          </TextLink>
        )}
      </div>
    </BrowseJobCard>
  );
}
