import { useMutation } from '@tanstack/react-query';
import { Copy, EllipsisVertical, Flag, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type Message, messagesApi } from '#contract/messaging/messages.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { toast } from '#web/lib/toast.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';
import { Menu, type MenuEntry } from '#web/ui/menu.tsx';
import { mayEdit } from './message-state.ts';
import { useMailroom } from './use-mailroom.ts';

interface MessageMenuProps {
  readonly message: Message;
  readonly mine: boolean;
  readonly onEdit: ((message: Message) => void) | null;
}

const ReportDialog = lazyDialog(
  () => import('./report-dialog.tsx'),
  ({ title }) => title,
);

const iconStyle = 'size-4.5';

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Copied' });
  } catch {
    toast({ title: 'We couldn’t copy the text', variant: 'destructive' });
  }
}

/** Actions on a message. */
export function MessageMenu({ message, mine, onEdit }: MessageMenuProps) {
  const [asking, setAsking] = useState(false);
  const [reporting, setReporting] = useState(false);
  const { take } = useMailroom();
  const remove = useMutation(mutationOf(messagesApi.remove));
  const { id: messageId, conversationId, content, senderSide } = message;

  async function removeIt() {
    try {
      take(await remove.mutateAsync({ params: { conversationId, messageId } }));
    } catch (error) {
      failureToast('We couldn’t delete the message', error);
    }
    setAsking(false);
  }

  const entries: MenuEntry[] = [
    ...(content
      ? [
          {
            label: 'Copy text',
            icon: <Copy aria-hidden="true" className={iconStyle} />,
            onSelect: () => void copy(content),
          },
        ]
      : []),
    ...(mine && onEdit && mayEdit(message, new Date())
      ? [{ label: 'Edit', icon: <Pencil aria-hidden="true" className={iconStyle} />, onSelect: () => onEdit(message) }]
      : []),
    ...(mine
      ? [
          {
            label: 'Delete',
            icon: <Trash2 aria-hidden="true" className={iconStyle} />,
            tone: 'danger' as const,
            onSelect: () => setAsking(true),
          },
        ]
      : senderSide === 'team'
        ? []
        : [
            {
              label: 'Report',
              icon: <Flag aria-hidden="true" className={iconStyle} />,
              onSelect: () => setReporting(true),
            },
          ]),
  ];
  if (entries.length === 0) return null;
  return (
    <>
      <Menu
        align={mine ? 'end' : 'start'}
        trigger={
          <IconButton
            label="Message options"
            icon={<EllipsisVertical aria-hidden="true" className="size-4.5" />}
            className="size-9! text-ink-soft pointer-fine:opacity-0 pointer-fine:focus-visible:opacity-100 pointer-fine:group-hover:opacity-100 pointer-fine:aria-expanded:opacity-100"
          />
        }
        entries={entries}
      />
      {reporting ? (
        <ReportDialog
          conversationId={conversationId}
          messageId={messageId}
          title="Report this message"
          onClose={() => setReporting(false)}
        />
      ) : null}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete this message?"
        description="This removes its text and files for everyone. The conversation shows that a message was deleted."
        confirmLabel="Delete"
        busy={remove.isPending}
        onConfirm={() => void removeIt()}
      />
    </>
  );
}
