import { Archive, ArchiveRestore, Ban, Bell, BellOff, EllipsisVertical, Flag } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Conversation } from '#contract/messaging/conversations.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { toast } from '#web/lib/toast.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { otherSide } from './conversation-words.ts';
import { useConversationAct } from './use-conversation-act.ts';

interface ConversationMenuProps {
  readonly conversation: Conversation;
  /** Where to go after archiving. */
  readonly back: string;
}

const ReportDialog = lazyDialog(
  () => import('./report-dialog.tsx'),
  ({ title }) => title,
);

const iconStyle = 'size-4.5';

/** Mute, archive, report and block. */
export function ConversationMenu({ conversation, back }: ConversationMenuProps) {
  const { id, kind, as, muted, archived, blockedByYou } = conversation;
  const other = otherSide(conversation);
  const [asking, setAsking] = useState(false);
  const [reporting, setReporting] = useState(false);
  const navigate = useNavigate();
  const change = useConversationAct('change');
  const block = useConversationAct('block');
  const unblock = useConversationAct('unblock');
  const params = { conversationId: id };
  const writesToOne = kind === 'application' || (kind === 'job' && as === 'rep');

  const mute = () =>
    change.mutate(
      { params, body: { muted: !muted } },
      {
        onSuccess: () => toast({ title: muted ? 'Notifications turned back on' : 'Muted' }),
        onError: (error) => failureToast('We couldn’t change this', error),
      },
    );

  const archive = () =>
    change.mutate(
      { params, body: { archived: !archived } },
      {
        onSuccess: () => {
          toast({ title: archived ? 'Conversation restored' : 'Conversation archived' });
          void navigate(back, { replace: true });
        },
        onError: (error) => failureToast('We couldn’t change this', error),
      },
    );

  async function blockThem() {
    try {
      await block.mutateAsync({ params });
      toast({ title: `${other} blocked` });
    } catch (error) {
      failureToast('We couldn’t block them', error);
    }
    setAsking(false);
  }

  return (
    <>
      <Menu
        trigger={<IconButton label="More" icon={<EllipsisVertical aria-hidden="true" className="size-5" />} />}
        entries={[
          {
            label: muted ? 'Unmute' : 'Mute',
            icon: muted ? (
              <Bell aria-hidden="true" className={iconStyle} />
            ) : (
              <BellOff aria-hidden="true" className={iconStyle} />
            ),
            onSelect: mute,
          },
          {
            label: archived ? 'Move back to messages' : 'Archive',
            icon: archived ? (
              <ArchiveRestore aria-hidden="true" className={iconStyle} />
            ) : (
              <Archive aria-hidden="true" className={iconStyle} />
            ),
            onSelect: archive,
          },
          // In a group of hired reps, the business can report a message but block no one: it writes to several.
          ...(writesToOne
            ? [
                {
                  label: 'Report',
                  icon: <Flag aria-hidden="true" className={iconStyle} />,
                  separated: true,
                  onSelect: () => setReporting(true),
                },
                {
                  label: blockedByYou ? 'Unblock' : 'Block',
                  icon: <Ban aria-hidden="true" className={iconStyle} />,
                  tone: blockedByYou ? ('default' as const) : ('danger' as const),
                  onSelect: () =>
                    blockedByYou
                      ? unblock.mutate(
                          { params },
                          { onError: (error) => failureToast('We couldn’t unblock them', error) },
                        )
                      : setAsking(true),
                },
              ]
            : []),
        ]}
      />
      {reporting ? (
        <ReportDialog
          conversationId={id}
          messageId={null}
          title="Report this conversation"
          onClose={() => setReporting(false)}
        />
      ) : null}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Block ${other}?`}
        description={`You won’t be able to message each other in any conversation. ${
          kind === 'job' ? 'You’ll still get their messages to all hired reps, but you can mute them. ' : ''
        }Your applications and gigs continue. We won’t tell them.`}
        confirmLabel="Block"
        busy={block.isPending}
        onConfirm={() => void blockThem()}
      />
    </>
  );
}
