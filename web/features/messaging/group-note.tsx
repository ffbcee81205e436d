import { useId } from 'react';
import type { Conversation } from '#contract/messaging/conversations.ts';
import type { RepliesTo } from '#contract/messaging/options.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { Select } from '#web/ui/select.tsx';
import { audienceWords } from './conversation-words.ts';
import { useConversationAct } from './use-conversation-act.ts';

const answersGo: Record<RepliesTo, string> = {
  business: 'to you only',
  all: 'to all hired reps',
};

/** Above the box: who reads a message to all hired reps, and for the business, who sees replies. */
export function GroupNote({ conversation }: { readonly conversation: Conversation }) {
  const { id, kind, as, repliesTo, participantCount } = conversation;
  const labelId = useId();
  const change = useConversationAct('change');
  if (kind !== 'job' || repliesTo === null) return null;
  if (as !== 'business')
    return (
      <p className="border-line border-t px-4 pt-2 text-ink-soft text-sm">
        All hired reps can see what you write here.
      </p>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 border-line border-t px-4 pt-2 pb-1 text-ink-soft text-sm">
      <p className="min-w-[min(11rem,100%)] flex-1">{audienceWords(participantCount - 1)}</p>
      <div className="flex items-center gap-2">
        <span id={labelId}>Replies go</span>
        <Select
          aria-labelledby={labelId}
          className="min-h-9! py-1! text-sm! pointer-coarse:min-h-11!"
          value={repliesTo}
          options={Object.entries(answersGo).map(([value, label]) => ({ value, label }))}
          onChange={(value) =>
            change.mutate(
              { params: { conversationId: id }, body: { repliesTo: value === 'all' ? 'all' : 'business' } },
              { onError: (error) => failureToast('We couldn’t change this', error) },
            )
          }
        />
      </div>
    </div>
  );
}
