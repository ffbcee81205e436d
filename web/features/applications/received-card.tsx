import type { ReceivedForJob } from '#contract/applications/all-received.ts';
import { ownJobAddress } from '#contract/site/portal-addresses.ts';
import { applicationStatusTexts } from '#texts/applications/status.ts';
import { MessageButton } from '#web/features/messaging/message-button.tsx';
import { formatAgo } from '#web/lib/format-time.ts';
import { pictureInSize } from '#web/lib/picture-in-size.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { StatusBadge } from '#web/ui/badge.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { InterviewStateLine } from './interviews/interview-state-line.tsx';

/** An application in the list for all jobs: who, which job and its status. Everything else is on the job's page. */
export function ReceivedCard({ application }: { readonly application: ReceivedForJob }) {
  const { id, jobId, jobTitle, rep, photo, status, message, appliedAt, interview } = application;
  const place = rep.location ?? rep.preferredLocation;
  return (
    <article
      aria-label={`${rep.fullName}, ${jobTitle}`}
      className="rounded-card border border-line bg-surface p-(--gutter) shadow-card"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <Avatar name={rep.fullName} imageUrl={pictureInSize(photo?.url, '80x80')} />
        <div className="min-w-0 flex-1 basis-44">
          <h2 className="text-lg leading-6 wrap-anywhere">
            <TextLink to={ownJobAddress(jobId, { applicant: id })}>
              {rep.fullName}
              <span className="sr-only"> for {jobTitle}</span>
            </TextLink>
          </h2>
          <p className="mt-1 text-ink-soft wrap-anywhere">
            {place ? `${place} · ` : ''}
            {formatAgo(appliedAt)}
          </p>
        </div>
        <StatusBadge {...applicationStatusTexts[status]} />
      </header>
      <p className="mt-3 wrap-anywhere">
        For <TextLink to={ownJobAddress(jobId)}>{jobTitle}</TextLink>
      </p>
      {status === 'interview' && interview ? <InterviewStateLine interview={interview} /> : null}
      <p className="mt-2 line-clamp-2 text-ink-soft wrap-anywhere">{message}</p>
      <p className="mt-4">
        <MessageButton about={{ applicationId: id }} side="business" to={`${rep.fullName} about ${jobTitle}`} />
      </p>
    </article>
  );
}
