import { CalendarClock } from 'lucide-react';
import type { Attachment } from '#contract/messaging/attachments.ts';
import { ownJobAddress, trackedAddress } from '#contract/site/portal-addresses.ts';
import { interviewStatusTexts } from '#texts/applications/status.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Side } from '../api.ts';
import { AttachmentCard } from './card.tsx';

interface InterviewCardProps {
  readonly interview: Extract<Attachment, { kind: 'interview' }>;
  readonly side: Side | null;
}

/** Kept on one line with the hour, however narrow. */
const inOurTime = '\u00a0SAST';

/** The page where its times are proposed and answered; null: gone, or not for this user. */
function pathOf({ jobId, applicationId }: InterviewCardProps['interview'], side: Side | null): string | null {
  if (jobId === null || side === null) return null;
  return side === 'rep' ? trackedAddress(applicationId) : ownJobAddress(jobId, { applicant: applicationId });
}

/** The current times of an interview, and the link to its application. */
export function InterviewCard({ interview, side }: InterviewCardProps) {
  const { times, status, minutes, acceptedTime } = interview;
  const title = `Interview, ${minutes} minutes`;
  const path = pathOf(interview, side);
  const shown = status === 'accepted' && acceptedTime ? [acceptedTime] : times;
  return (
    <AttachmentCard
      icon={<CalendarClock className="size-5" />}
      title={path === null ? title : <TextLink to={path}>{title}</TextLink>}
    >
      <ul>
        {shown.map((time) => (
          <li key={time}>
            <time dateTime={time}>{formatDateTime(time)}</time>
            {inOurTime}
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">{interviewStatusTexts[status].label}</p>
    </AttachmentCard>
  );
}
