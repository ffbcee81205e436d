import { useMutation } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type Message, messagesApi } from '#contract/messaging/messages.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { MessageBox } from './message-box.tsx';
import { useMailroom } from './use-mailroom.ts';

interface MessageEditorProps {
  readonly message: Message;
  readonly onEnd: () => void;
}

/** In place of the box: edits the user's own message. */
export function MessageEditor({ message, onEnd }: MessageEditorProps) {
  const { id: messageId, conversationId, content: before } = message;
  const { take } = useMailroom();
  const box = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(before);
  const edit = useMutation(mutationOf(messagesApi.edit));

  useEffect(() => box.current?.focus({ preventScroll: true }), []);

  async function save(content: string) {
    if (edit.isPending) return;
    try {
      if (content !== before)
        take(await edit.mutateAsync({ params: { conversationId, messageId }, body: { content } }));
      onEnd();
    } catch (error) {
      failureToast('We couldn’t save your change', error);
    }
  }

  return (
    <MessageBox
      label="Edit your message"
      sendLabel="Save"
      value={typed}
      onChange={setTyped}
      onSend={(content) => void save(content)}
      onEscape={onEnd}
      box={box}
      above={
        <p className="mb-1 flex items-center gap-2 text-ink-soft text-sm">
          <Pencil aria-hidden="true" className="size-4" />
          <span className="flex-1">Editing a message</span>
          <Button variant="ghost" size="small" onClick={onEnd}>
            Cancel
          </Button>
        </p>
      }
    />
  );
}
