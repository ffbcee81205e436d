import { useQuery } from '@tanstack/react-query';
import { Hourglass, Users } from 'lucide-react';
import { useRef } from 'react';
import type { JobStatus } from '#contract/jobs/options.ts';
import type { OwnJobDetail } from '#contract/jobs/own-jobs.ts';
import { matchingRefusals } from '#contract/matching/refusals.ts';
import { suggestionsApi } from '#contract/matching/suggestions.ts';
import { offTexts } from '#contract/site/off-texts.ts';
import { NotLoaded } from '#web/features/lists/not-loaded.tsx';
import { plural } from '#web/lib/format.ts';
import { useIsOff } from '#web/lib/site-now.ts';
import { useTrialRefusal } from '#web/lib/trial-closed.ts';
import { Alert } from '#web/ui/alert.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useSeen } from '#web/ui/use-seen.ts';
import { suggestedRepsQuery } from './api.ts';
import { SuggestedRepCard } from './suggested-rep-card.tsx';

const notOpen: Record<Exclude<JobStatus, 'active'>, string> = {
  paused: 'We don’t suggest reps while the job is paused. Reopen it to see who fits.',
  filled: 'All positions are filled, so we don’t suggest more reps.',
  closed: 'The job is no longer taking applications, so we don’t suggest more reps.',
  taken_down: 'Our team took this job down, so we don’t suggest reps for it.',
};

/** Why no reps are suggested for a job, however many would fit; null if they may be. */
function reasonEmpty({
  status,
  applicants,
  positions,
}: Pick<OwnJobDetail, 'status' | 'applicants' | 'positions'>): string | null {
  if (status !== 'active') return notOpen[status];
  return applicants.accepted >= positions ? notOpen.filled : null;
}

interface SuggestedRepsProps {
  readonly job: OwnJobDetail;
  /** Why this business may not hire now. */
  readonly hiringRefusal: string | null;
}

/** Matching reps who haven't applied, on the job's page. */
export function SuggestedReps({ job, hiringRefusal }: SuggestedRepsProps) {
  const place = useRef<HTMLElement>(null);
  // Fetching records an impression, so it waits until the section is scrolled into view.
  const seen = useSeen(place);
  const trialRefusal = useTrialRefusal(suggestionsApi.list);
  const isOff = useIsOff('suggestions');
  const why = reasonEmpty(job) ?? (isOff ? offTexts.suggestions : trialRefusal);
  return (
    <section ref={place} aria-labelledby="suggested-reps" className="min-w-0">
      <h2 id="suggested-reps" className="mb-2 scroll-mt-24 text-2xl">
        Suggested reps
      </h2>
      <p className="mb-4 max-w-prose text-ink-soft">
        {why ??
          'These reps fit this job and haven’t applied. We’ll notify the ones you invite, and they decide whether to apply. You won’t see who declines.'}
      </p>
      {why !== null ? null : seen ? (
        <Suggested jobId={job.id} hiringRefusal={hiringRefusal} />
      ) : (
        // Not requested yet: content below doesn't wait.
        <Skeleton className="h-72 rounded-card" label="Loading suggested reps" />
      )}
    </section>
  );
}

function Suggested({ jobId, hiringRefusal }: { readonly jobId: string; readonly hiringRefusal: string | null }) {
  const { data, error, isFetching, refetch } = useQuery(suggestedRepsQuery(jobId));
  if (!data) return <NotLoaded query={{ error, isFetching, refetch }} label="Loading suggested reps" count={2} />;
  const { items, waiting, invitationsLeft } = data;
  if (items.length === 0) return <NoReps waiting={waiting} />;
  const { title, detail } = matchingRefusals['invitation.daily_allowance'];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {invitationsLeft === 0 ? (
        <Alert tone="info" title={title} announce>
          {detail}
        </Alert>
      ) : null}
      <ul className="grid gap-4 lg:grid-cols-2">
        {items.map((rep) => (
          <li key={rep.repId} className="grid min-w-0">
            <SuggestedRepCard
              jobId={jobId}
              rep={rep}
              refusal={hiringRefusal ?? (invitationsLeft === 0 ? 'You can invite more reps tomorrow.' : null)}
            />
          </li>
        ))}
      </ul>
      <p className="text-ink-soft text-sm">
        {waiting ? 'Our team is reviewing more matches. ' : ''}
        {invitationsLeft > 0 ? `You can invite ${plural(invitationsLeft, 'more rep')} today.` : ''}
      </p>
    </div>
  );
}

function NoReps({ waiting }: { readonly waiting: boolean }) {
  return waiting ? (
    <EmptyState level={3} icon={<Hourglass aria-hidden="true" />} title="We review each match before you see it">
      We found reps who may fit. They appear here once our team has approved them.
    </EmptyState>
  ) : (
    <EmptyState level={3} icon={<Users aria-hidden="true" />} title="No suggestions yet">
      We check again when a rep joins or updates their profile, and when you change the job.
    </EmptyState>
  );
}
