import clsx from 'clsx';
import type { Attachment } from '#contract/messaging/attachments.ts';
import { isPicture } from '#contract/messaging/message-line.ts';
import type { Message } from '#contract/messaging/messages.ts';
import { DocumentCard } from './document-card.tsx';
import { InterviewCard } from './interview-card.tsx';
import { JobCard } from './job-card.tsx';
import type { Viewer } from './message-file.ts';
import { PictureCard } from './picture-card.tsx';
import { PlaceCard } from './place-card.tsx';

/** The announcement that a private reply answers. */
const QuotedAnnouncement = ({ text }: { readonly text: string }) => (
  <blockquote className="mb-1.5 line-clamp-3 border-current/40 border-s-3 ps-2.5 text-sm opacity-85">{text}</blockquote>
);

interface MessageAttachmentsProps {
  readonly message: Message;
  readonly viewer: Viewer;
}

/** A message's attachments, above its text. */
export function MessageAttachments({ message, viewer }: MessageAttachmentsProps) {
  const { attachments } = message;
  if (attachments.length === 0) return null;
  return (
    <div className={clsx('grid justify-items-start gap-1.5 whitespace-normal', message.content !== '' && 'mb-1.5')}>
      {attachments.map((one) => (
        <Shown key={JSON.stringify(one)} one={one} message={message} viewer={viewer} />
      ))}
    </div>
  );
}

function Shown({ one, message, viewer }: MessageAttachmentsProps & { readonly one: Attachment }) {
  switch (one.kind) {
    case 'announcement':
      return <QuotedAnnouncement text={one.text} />;
    case 'file':
      return isPicture(one) ? (
        <PictureCard message={message} file={one} by={message.senderName} viewer={viewer} />
      ) : (
        <DocumentCard message={message} file={one} viewer={viewer} />
      );
    case 'job':
      return <JobCard job={one} side={viewer.side} />;
    case 'interview':
      return <InterviewCard interview={one} side={viewer.side} />;
    case 'place':
      return <PlaceCard place={one} />;
  }
}
