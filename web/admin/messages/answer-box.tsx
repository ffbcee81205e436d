import { useMutation, useQuery } from '@tanstack/react-query';
import { MessageSquareText, StickyNote } from 'lucide-react';
import { useRef, useState } from 'react';
import { type Question, supportApi } from '#contract/messaging/support.ts';
import { fillIn } from '#domain/messaging/canned-answer.ts';
import { MessageBox } from '#web/features/messaging/message-box.tsx';
import { draftOf } from '#web/lib/drafts.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { useKeyFor } from '#web/lib/use-key-for.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { cannedAnswersQuery } from './api.ts';

interface AnswerBoxProps {
  readonly question: Question;
  readonly seen: number;
}

type Kind = 'answer' | 'note';

const kinds = [
  { value: 'answer', label: 'Answer' },
  { value: 'note', label: 'Private note' },
] as const;

/** The box for an answer, or for a note that only admins see. */
export function AnswerBox({ question, seen }: AnswerBoxProps) {
  const { conversationId, name, firstName, assignee } = question;
  // Each mode has its own text: a note that was begun can never be sent as an answer.
  const [both, setBoth] = useState(() => ({ answer: draftFor('answer').text, note: draftFor('note').text }));
  const [kind, setKind] = useState<Kind>(both.answer === '' && both.note !== '' ? 'note' : 'answer');
  const typed = both[kind];
  const box = useRef<HTMLTextAreaElement>(null);
  const idFor = useKeyFor();
  const texts = useQuery(cannedAnswersQuery).data ?? [];
  const answer = useMutation(mutationOf(supportApi.answer));
  const note = useMutation(mutationOf(supportApi.note));
  const others = assignee && !assignee.mine ? assignee.email : null;
  const busy = answer.isPending || note.isPending;
  const params = { conversationId };

  function draftFor(of: Kind) {
    const draft =
      of === 'answer'
        ? draftOf('tab', `answer-${conversationId}`, 'administrator')
        : draftOf('tab', `team-note-${conversationId}`, 'administrator');
    return { ...draft, text: draft.find({ text: '' })?.text ?? '' };
  }

  function change(of: Kind, text: string) {
    setBoth((shown) => ({ ...shown, [of]: text }));
    const draft = draftFor(of);
    if (text.trim() === '') draft.forget();
    else draft.keep({ text });
  }

  async function send(content: string) {
    if (busy) return;
    // Resent after a lost response, it is the same message; the same text later is another.
    const id = idFor({ kind, content, after: question.lastPosition, notes: question.notes.length });
    try {
      if (kind === 'answer') await answer.mutateAsync({ params, body: { id, content, seen } });
      else await note.mutateAsync({ params, body: { id, text: content } });
      change(kind, '');
    } catch (error) {
      failureToast(kind === 'answer' ? 'We couldn’t send the answer' : 'We couldn’t save the note', error);
    }
  }

  return (
    <div data-desk-box={kind} className={kind === 'note' ? 'bg-accent-soft' : undefined}>
      <div className="flex flex-wrap items-center gap-2 px-3 pt-2">
        {kinds.map(({ value, label }) => (
          <Button
            key={value}
            size="small"
            variant={value === kind ? 'secondary' : 'ghost'}
            aria-pressed={value === kind}
            data-kind={value}
            onClick={() => setKind(value)}
          >
            {label}
          </Button>
        ))}
        {texts.length > 0 && kind === 'answer' && others === null ? (
          <Menu
            align="start"
            returnFocus={box}
            trigger={
              <IconButton
                label="Insert saved answer"
                icon={<MessageSquareText aria-hidden="true" className="size-5" />}
              />
            }
            entries={texts.map(({ title, text }) => ({
              label: title,
              onSelect: () =>
                change('answer', `${typed.trim() === '' ? '' : `${typed.trimEnd()}\n\n`}${fillIn(text, firstName)}`),
            }))}
          />
        ) : null}
      </div>
      {others !== null && kind === 'answer' ? (
        <p className="px-4 py-3 text-ink-soft text-sm wrap-anywhere">
          {others} has this conversation. Take it over before you answer. You can add a private note at any time.
        </p>
      ) : (
        <MessageBox
          label={kind === 'answer' ? `Reply to ${name}` : 'Private note, for admins only'}
          sendLabel={kind === 'answer' ? 'Send answer' : 'Save note'}
          value={typed}
          onChange={(text) => change(kind, text)}
          onSend={(content) => void send(content)}
          box={box}
          above={
            kind === 'note' ? (
              <p className="flex items-center gap-1.5 pb-1 text-on-accent-soft text-xs">
                <StickyNote aria-hidden="true" className="size-3.5" /> Only admins can see this note.
              </p>
            ) : null
          }
        />
      )}
    </div>
  );
}
