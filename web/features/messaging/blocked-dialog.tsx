import { messagesAddress } from '#contract/site/portal-addresses.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { Side } from './api.ts';
import type { Blocked } from './blocked-of.ts';

interface BlockedDialogProps {
  readonly blocked: Blocked | null;
  readonly side: Side;
  readonly onClose: () => void;
}

/** Explains why a conversation can't be opened, and links to its messages. */
export function BlockedDialog({ blocked, side, onClose }: BlockedDialogProps) {
  if (blocked === null) return null;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="small"
      title={blocked.title}
      description={`${blocked.detail} You can still read earlier messages.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <LinkButton to={messagesAddress(side, { conversation: blocked.conversationId })} onClick={onClose}>
            Read messages
          </LinkButton>
        </>
      }
    />
  );
}
