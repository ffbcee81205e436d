import type { ReceivedApplication } from '#contract/applications/applications.ts';
import { applicationStatusTexts } from '#texts/applications/status.ts';
import { repRecordText } from '#texts/trust/reliability-records.ts';
import { ApplicantTraining } from '#web/features/courses/points/applicant-training.tsx';
import { MessageButton } from '#web/features/messaging/message-button.tsx';
import { ReviewTotalsLine } from '#web/features/reviews/totals-line.tsx';
import { formatAgo } from '#web/lib/format-time.ts';
import { StatusBadge } from '#web/ui/badge.tsx';
import { InterviewStateLine } from '../interviews/interview-state-line.tsx';
import { ApplicantButtons } from './applicant-buttons.tsx';
import { ApplicantCourses } from './applicant-courses.tsx';
import { ApplicantFiles } from './applicant-files.tsx';
import type { ApplicantMove } from './applicant-moves.ts';
import { ApplicantName } from './applicant-name.tsx';
import { ChooseBox } from './choose-box.tsx';
import { MatchHints } from './match-hints.tsx';
import { ShortlistButton } from './shortlist-button.tsx';
import { StandbyBadge } from './standby-badge.tsx';
import type { Chosen } from './use-chosen.ts';

interface ApplicantCardProps {
  readonly application: ReceivedApplication;
  /** The link to their full view. */
  readonly to: string;
  /** Why this business may not hire now. */
  readonly hiringRefusal: string | null;
  /** Without it, no box to tick. */
  readonly chosen?: Chosen;
  readonly onMove: (move: ApplicantMove) => void;
}

/** An applicant in a list: enough to decide, and a link to the rest. */
export function ApplicantCard({ application, to, hiringRefusal, chosen, onMove }: ApplicantCardProps) {
  const { id, rep, status, message, appliedAt, interview } = application;
  const place = rep.location ?? rep.preferredLocation;
  return (
    <article
      aria-label={rep.fullName}
      className="rounded-card border border-line bg-surface p-(--gutter) shadow-card md:p-6"
    >
      <header className="flex flex-wrap items-start gap-3">
        {chosen ? (
          <ChooseBox
            label={`Choose ${rep.fullName}`}
            checked={chosen.has(id)}
            onChange={(checked) => chosen.put([application], checked)}
          />
        ) : null}
        <h3 className="min-w-24 flex-1 text-lg leading-6">
          <ApplicantName
            application={application}
            to={to}
            className="break-words underline decoration-line-strong/60 underline-offset-4 hover:decoration-brand"
          />
        </h3>
        <StatusBadge {...applicationStatusTexts[status]} />
        <ShortlistButton application={application} />
      </header>
      <p className="mt-1 text-ink-soft text-sm">
        {place ? `${place} · ` : ''}applied {formatAgo(appliedAt)}
      </p>
      {rep.record ? <p className="mt-0.5 text-sm">{repRecordText(rep.record)}</p> : null}
      {status === 'interview' && interview ? (
        <div className="mt-3">
          <InterviewStateLine interview={interview} />
        </div>
      ) : null}
      <div className="mt-3 empty:hidden">
        <StandbyBadge until={application.standbyUntil} />
      </div>
      <p className="mt-4 line-clamp-4 whitespace-pre-line break-words leading-relaxed">{message}</p>
      {rep.reviews.count > 0 ? (
        <div className="mt-4">
          <ReviewTotalsLine totals={rep.reviews} />
        </div>
      ) : null}
      <MatchHints application={application} />
      <div className="mt-4 empty:hidden">
        <ApplicantCourses asked={application.courses} />
      </div>
      <div className="mt-4 empty:hidden">
        <ApplicantTraining training={rep.training} />
      </div>
      <ApplicantFiles application={application}>
        <MessageButton about={{ applicationId: id }} side="business" to={rep.fullName} />
      </ApplicantFiles>
      <ApplicantButtons
        application={application}
        hiringRefusal={hiringRefusal}
        onMove={onMove}
        className="mt-5 border-line border-t pt-5"
      />
    </article>
  );
}
