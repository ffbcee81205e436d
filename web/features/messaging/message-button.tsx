import { useQuery } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import type { ButtonLook } from '#web/ui/button-style.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { type Side, unreadMessagesQuery } from './api.ts';
import { BlockedDialog } from './blocked-dialog.tsx';
import { UnreadBadge } from './unread-badge.tsx';
import { useOpenConversation } from './use-open-conversation.ts';

interface MessageButtonProps extends ButtonLook {
  /** An application, or a job with all who are hired for it. */
  readonly about: { readonly applicationId: string } | { readonly jobId: string };
  /** Whose side writes. */
  readonly side: Side;
  /** The recipient, for screen readers, if the page has several such buttons. */
  readonly to?: string;
  readonly children?: string;
}

/** Opens the conversation about something, with its unread count. */
export function MessageButton({ about, side, to, children = 'Message', ...look }: MessageButtonProps) {
  const { open, busy, blocked, dismiss } = useOpenConversation(side);
  const id = 'jobId' in about ? about.jobId : about.applicationId;
  const unread = useQuery(unreadMessagesQuery).data?.waiting.find((one) => one.about === id)?.unread ?? 0;
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        {...look}
        busy={busy}
        icon={<MessageSquare aria-hidden="true" className="size-4" />}
        onClick={() => void open(about)}
      >
        {children}
        {to === undefined ? null : <VisuallyHidden> {to}</VisuallyHidden>}
        {unread > 0 ? <UnreadBadge count={unread} /> : null}
      </Button>
      <BlockedDialog blocked={blocked} side={side} onClose={dismiss} />
    </>
  );
}
