import { type Attachment, isPicture } from '#contract/messaging/attachments.ts';
import type { Message } from '#contract/messaging/messages.ts';
import type { Side } from '../api.ts';
import { QuotedAnnouncement } from '../quoted-announcement.tsx';
import { DocumentCard } from './document-card.tsx';
import { InterviewCard } from './interview-card.tsx';
import { JobCard } from './job-card.tsx';
import { PictureCard } from './picture-card.tsx';
import { PlaceCard } from './place-card.tsx';

interface MessageAttachmentsProps {
  readonly message: Message;
  readonly side: Side;
}

/** What lies at a message, above its words. */
export function MessageAttachments({ message, side }: MessageAttachmentsProps) {
  const { attachments } = message;
  if (attachments.length === 0) return null;
  return (
    <div className="mb-1.5 grid justify-items-start gap-1.5 whitespace-normal last:mb-0">
      {attachments.map((one) => (
        <Shown key={JSON.stringify(one)} one={one} message={message} side={side} />
      ))}
    </div>
  );
}

function Shown({ one, message, side }: MessageAttachmentsProps & { readonly one: Attachment }) {
  switch (one.kind) {
    case 'announcement':
      return <QuotedAnnouncement text={one.text} />;
    case 'file':
      return isPicture(one) ? (
        <PictureCard message={message} file={one} by={message.senderName} />
      ) : (
        <DocumentCard message={message} file={one} />
      );
    case 'job':
      return <JobCard job={one} side={side} />;
    case 'interview':
      return <InterviewCard interview={one} side={side} />;
    case 'place':
      return <PlaceCard place={one} />;
  }
}
