import { useQuery } from '@tanstack/react-query';
import { EllipsisVertical } from 'lucide-react';
import { type Question, supportApi } from '#contract/messaging/support.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, type MenuEntry } from '#web/ui/menu.tsx';
import { teamQuery, useQuestionAct } from './api.ts';

interface QuestionActsProps {
  readonly question: Question;
  readonly seen: number;
}

const onError = (error: unknown) => failureToast('We couldn’t update the conversation', error);

/** Takes, assigns, releases or closes a conversation. */
export function QuestionActs({ question, seen }: QuestionActsProps) {
  const { conversationId, assignee, status } = question;
  const params = { conversationId };
  const team = useQuery(teamQuery).data ?? [];
  const take = useQuestionAct(supportApi.take, conversationId);
  const giveBack = useQuestionAct(supportApi.giveBack, conversationId);
  const assign = useQuestionAct(supportApi.assign, conversationId);
  const close = useQuestionAct(supportApi.close, conversationId);
  const isOpen = status !== 'closed';
  const mayClose = isOpen && (assignee === null || assignee.mine);
  const giveBackIt = () => giveBack.mutate({ params }, { onError });
  const closeIt = () => close.mutate({ params, body: { seen } }, { onError });
  // On a phone some actions are only here: there is no room beside the name.
  const entries: MenuEntry[] = [
    ...(mayClose ? [{ label: 'Close conversation', onSelect: closeIt }] : []),
    ...(assignee?.mine ? [{ label: 'Release conversation', onSelect: giveBackIt }] : []),
    ...team
      .filter(({ adminId }) => adminId !== assignee?.adminId)
      .filter(({ you }) => !you || assignee !== null)
      .map(({ adminId, email, you }) => ({
        label: you ? 'Take over conversation' : `Assign to ${email}`,
        onSelect: () => assign.mutate({ params, body: { adminId } }, { onError }),
      })),
  ];
  return (
    <>
      {isOpen && assignee === null ? (
        <Button
          size="small"
          busy={take.isPending}
          data-desk-act="take"
          onClick={() => take.mutate({ params }, { onError })}
        >
          Take
        </Button>
      ) : null}
      {assignee?.mine ? (
        <Button size="small" variant="ghost" busy={giveBack.isPending} onClick={giveBackIt} className="max-sm:hidden">
          Release
        </Button>
      ) : null}
      {mayClose ? (
        <Button
          size="small"
          variant="secondary"
          busy={close.isPending}
          data-desk-act="close"
          onClick={closeIt}
          className={assignee === null ? 'max-sm:hidden' : ''}
        >
          Close
        </Button>
      ) : null}
      {isOpen && entries.length > 0 ? (
        <Menu
          trigger={<IconButton label="More" icon={<EllipsisVertical aria-hidden="true" className="size-5" />} />}
          entries={entries}
        />
      ) : null}
    </>
  );
}
