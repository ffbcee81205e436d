import { FileText, NotebookPen, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReceivedApplication } from '#contract/applications/applications.ts';
import { canApply } from '#domain/applications/application-lifecycle.ts';
import { ApplicantTraining } from '#web/features/courses/points/applicant-training.tsx';
import { formatAgo } from '#web/lib/format-time.ts';
import { InterviewStateLine } from '../interviews/interview-state-line.tsx';
import { ApplicantName } from './applicant-name.tsx';
import { ChooseBox } from './choose-box.tsx';
import { MatchHints } from './match-hints.tsx';
import { ShortlistButton } from './shortlist-button.tsx';
import { StandbyBadge } from './standby-badge.tsx';
import type { Chosen } from './use-chosen.ts';

interface ApplicantTileProps {
  readonly application: ReceivedApplication;
  readonly to: string;
  /** Without it, no box to tick. */
  readonly chosen?: Chosen;
}

/** An applicant in a column of the board: name and highlights. */
export function ApplicantTile({ application, to, chosen }: ApplicantTileProps) {
  const { rep, status, appliedAt, files, interview, privateNote } = application;
  const place = rep.location?.split(',')[0] ?? rep.preferredLocation;
  return (
    <article
      aria-label={rep.fullName}
      className="relative grid gap-1.5 rounded-card border border-line bg-surface p-3 shadow-card transition-colors focus-within:border-brand hover:border-brand"
    >
      <div className="flex items-start gap-2.5">
        {chosen ? (
          <ChooseBox
            label={`Choose ${rep.fullName}`}
            checked={chosen.has(application.id)}
            onChange={(checked) => chosen.put([application], checked)}
          />
        ) : null}
        <h4 className="min-w-0 flex-1 text-base leading-6">
          <ApplicantName application={application} to={to} />
        </h4>
        <ShortlistButton application={application} />
      </div>
      <p className="text-ink-soft text-sm">
        {place ? `${place} · ` : ''}
        {formatAgo(appliedAt)}
      </p>
      {status === 'interview' && interview ? <InterviewStateLine interview={interview} /> : null}
      <StandbyBadge until={application.standbyUntil} />
      <ApplicantTraining training={rep.training} look="tile" />
      {canApply('reject', status) ? <MatchHints application={application} look="tile" /> : null}
      {files.cv || files.video || privateNote ? (
        <ul className="flex flex-wrap gap-x-3 gap-y-1 text-ink-soft text-sm">
          {files.cv ? <Mark icon={<FileText aria-hidden="true" />}>CV</Mark> : null}
          {files.video ? <Mark icon={<Video aria-hidden="true" />}>Video</Mark> : null}
          {privateNote ? <Mark icon={<NotebookPen aria-hidden="true" />}>Note</Mark> : null}
        </ul>
      ) : null}
    </article>
  );
}

function Mark({ icon, children }: { readonly icon: ReactNode; readonly children: string }) {
  return (
    <li className="flex items-center gap-1 [&>svg]:size-3.5">
      {icon}
      {children}
    </li>
  );
}
