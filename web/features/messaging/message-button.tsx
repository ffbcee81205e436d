import { MessageSquare } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import type { ButtonLook } from '#web/ui/button-style.ts';
import type { Side } from './api.ts';
import { useOpenConversation } from './use-open-conversation.ts';

interface MessageButtonProps extends ButtonLook {
  /** An application, or a job with all who are hired for it. */
  readonly about: { readonly applicationId: string } | { readonly jobId: string };
  /** As what one writes. */
  readonly side: Side;
  readonly children?: string;
}

/** Opens the one conversation about something. */
export function MessageButton({ about, side, children = 'Message', ...look }: MessageButtonProps) {
  const { open, busy } = useOpenConversation(side);
  return (
    <Button
      variant="secondary"
      size="small"
      {...look}
      busy={busy}
      icon={<MessageSquare aria-hidden="true" className="size-4" />}
      onClick={() => void open(about)}
    >
      {children}
    </Button>
  );
}
