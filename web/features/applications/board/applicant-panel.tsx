import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BadgeCheck, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { ReceivedApplication } from '#contract/applications/applications.ts';
import { applicationStatusTexts } from '#texts/applications/status.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { MessageButton } from '#web/features/messaging/message-button.tsx';
import { ReviewsOf } from '#web/features/reviews/reviews-of.tsx';
import { formatAgo } from '#web/lib/format-time.ts';
import { Badge, StatusBadge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SidePanel } from '#web/ui/side-panel.tsx';
import { SkeletonText } from '#web/ui/skeleton-text.tsx';
import { receivedOneQuery } from '../api.ts';
import { AcceptedGig } from '../gig/accepted-gig.tsx';
import { ReceivedInterview } from '../interviews/received-interview.tsx';
import { StepsTimeline } from '../steps-timeline.tsx';
import { ApplicantButtons } from './applicant-buttons.tsx';
import { ApplicantCourses } from './applicant-courses.tsx';
import { ApplicantFiles } from './applicant-files.tsx';
import { movesFor } from './applicant-moves.ts';
import { ApplicantPhoto } from './applicant-photo.tsx';
import { ApplicantProfile } from './applicant-profile.tsx';
import { MatchHints } from './match-hints.tsx';
import { RepNote } from './rep-note.tsx';
import { ShortlistButton } from './shortlist-button.tsx';
import { StandbyBadge } from './standby-badge.tsx';
import { useApplicantMoves } from './use-applicant-moves.tsx';

/** Facts and actions for an accepted rep, by application. */
export type OfAccepted = (applicationId: string) => ReactNode;

interface ApplicantPanelProps {
  readonly applicationId: string;
  readonly hiringRefusal: string | null;
  readonly ofAccepted: OfAccepted;
  /** To the neighbours in the list; null at its ends. */
  readonly onPrevious: (() => void) | null;
  readonly onNext: (() => void) | null;
  readonly onClose: () => void;
}

/** One applicant in full, with everything the business can do. */
export function ApplicantPanel(props: ApplicantPanelProps) {
  const { applicationId, hiringRefusal, ofAccepted, onPrevious, onNext, onClose } = props;
  const query = useQuery(receivedOneQuery(useQueryClient(), applicationId));
  const { start, dialogs } = useApplicantMoves();
  const application = query.data;
  return (
    <SidePanel
      onClose={onClose}
      title={application?.rep.fullName ?? 'Applicant'}
      description={application ? <ApplicationState application={application} /> : null}
      tools={
        <div className="flex items-center">
          {application ? <ShortlistButton application={application} /> : null}
          <Neighbours onPrevious={onPrevious} onNext={onNext} />
        </div>
      }
      returnFocus={() => document.getElementById(`applicant-${applicationId}`) ?? document.getElementById('applicants')}
      footer={
        application && movesFor(application).length > 0 ? (
          <ApplicantButtons
            application={application}
            hiringRefusal={hiringRefusal}
            onMove={(move) => start(application, move)}
          />
        ) : null
      }
    >
      {application ? (
        <Content key={application.id} application={application} ofAccepted={ofAccepted} />
      ) : query.error ? (
        <QueryTrouble error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonText lines={6} />
      )}
      {dialogs}
    </SidePanel>
  );
}

function ApplicationState({
  application: { rep, courses, status, appliedAt, standbyUntil },
}: {
  readonly application: ReceivedApplication;
}) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-[0.9375rem]">
      <StatusBadge {...applicationStatusTexts[status]} />
      {rep.verified ? (
        <Badge tone="success" icon={<BadgeCheck aria-hidden="true" />}>
          Verified
        </Badge>
      ) : null}
      <StandbyBadge until={standbyUntil} />
      <ApplicantCourses asked={courses} />
      <span>applied {formatAgo(appliedAt)}</span>
    </span>
  );
}

function Neighbours({ onPrevious, onNext }: Pick<ApplicantPanelProps, 'onPrevious' | 'onNext'>) {
  if (!onPrevious && !onNext) return null;
  const style = 'aria-disabled:opacity-40';
  return (
    <div className="flex">
      <IconButton
        label="Previous applicant"
        icon={<ChevronLeft aria-hidden="true" className="size-5" />}
        aria-disabled={!onPrevious || undefined}
        className={style}
        onClick={() => onPrevious?.()}
      />
      <IconButton
        label="Next applicant"
        icon={<ChevronRight aria-hidden="true" className="size-5" />}
        aria-disabled={!onNext || undefined}
        className={style}
        onClick={() => onNext?.()}
      />
    </div>
  );
}

interface ContentProps extends Pick<ApplicantPanelProps, 'ofAccepted'> {
  readonly application: ReceivedApplication;
}

function Content({ application, ofAccepted }: ContentProps) {
  const { message, rep, steps } = application;
  const historyId = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      {application.status === 'accepted' ? (
        <>
          {ofAccepted(application.id)}
          <AcceptedGig applicationId={application.id} />
        </>
      ) : null}
      <ReceivedInterview application={application} />
      <section aria-label="Message" className="flex items-start gap-4">
        <ApplicantPhoto application={application} />
        <p className="min-w-0 flex-1 whitespace-pre-line break-words leading-relaxed">{message}</p>
      </section>
      <div className="-mt-4">
        <MatchHints application={application} />
        <ApplicantFiles application={application}>
          <MessageButton about={{ applicationId: application.id }} side="business" />
        </ApplicantFiles>
      </div>
      <section aria-label="Reviews">
        <h3 className="mb-3 text-lg">Reviews</h3>
        <ReviewsOf totals={rep.reviews} about={{ applicationId: application.id }} />
      </section>
      <ApplicantProfile rep={rep} />
      <section aria-label="Your note about this rep">
        <h3 className="mb-3 text-lg">Your note about this rep</h3>
        <RepNote applicationId={application.id} repName={rep.fullName} />
      </section>
      <section aria-labelledby={historyId}>
        <h3 id={historyId} className="mb-3 text-lg">
          History
        </h3>
        <StepsTimeline steps={steps} noteFrom="Your note" />
      </section>
    </div>
  );
}
