import { CalendarClock } from 'lucide-react';
import type { InterviewStatus } from '#contract/applications/interview.ts';
import type { Attachment } from '#contract/messaging/attachments.ts';
import { receivedAddress, trackerAddress } from '#contract/site/portal-addresses.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Side } from '../api.ts';
import { AttachmentCard } from './card.tsx';

interface InterviewCardProps {
  readonly interview: Extract<Attachment, { kind: 'interview' }>;
  readonly side: Side;
}

const words: Record<InterviewStatus, string> = {
  proposed: 'Waits for an answer',
  accepted: 'Agreed',
  declined: 'No time suited',
  cancelled: 'Cancelled',
  replaced: 'Proposed anew',
};

/** The times of an interview as they stand now, and the way to where they are answered. */
export function InterviewCard({ interview: { times, status, minutes, acceptedTime }, side }: InterviewCardProps) {
  const shown = status === 'accepted' && acceptedTime ? [acceptedTime] : times;
  return (
    <AttachmentCard
      icon={<CalendarClock className="size-5" />}
      title={
        <TextLink to={side === 'rep' ? trackerAddress() : receivedAddress()}>Interview, {minutes} minutes</TextLink>
      }
    >
      <ul>
        {shown.map((time) => (
          <li key={time}>
            <time dateTime={time}>{formatDateTime(time)}</time> SAST
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">{words[status]}</p>
    </AttachmentCard>
  );
}
