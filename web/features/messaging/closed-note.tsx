import type { Conversation } from '#contract/messaging/conversations.ts';
import { messagingRefusals } from '#contract/messaging/refusals.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { otherSide } from './conversation-words.ts';
import { useConversationAct } from './use-conversation-act.ts';

/** Replaces the box in a read-only conversation. */
export function ClosedNote({ conversation }: { readonly conversation: Conversation }) {
  const { id, closed, blockedByYou } = conversation;
  const unblock = useConversationAct('unblock');
  if (closed === null) return null;
  const { title: what, detail } = messagingRefusals[`conversation.${closed}`];
  return (
    <div className="flex flex-wrap items-center gap-3 border-line border-t bg-sunken px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <div className="min-w-[min(13rem,100%)] flex-1 text-[0.9375rem] leading-normal">
        <p className="font-semibold">{blockedByYou ? `You blocked ${otherSide(conversation)}` : what}</p>
        <p className="text-ink-soft">{blockedByYou ? 'You can’t message each other.' : detail}</p>
      </div>
      {blockedByYou ? (
        <Button
          variant="secondary"
          size="small"
          busy={unblock.isPending}
          onClick={() =>
            unblock.mutate(
              { params: { conversationId: id } },
              { onError: (error) => failureToast('We couldn’t unblock them', error) },
            )
          }
        >
          Unblock
        </Button>
      ) : null}
    </div>
  );
}
