import { useEffect, useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { Conversation } from '#contract/messaging/conversations.ts';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { draftOf } from '#web/lib/drafts.ts';
import { MessageBox } from './message-box.tsx';
import { sendsByEnter } from './message-text.ts';
import { QuoteAbove } from './quote-above.tsx';
import { useMailroom } from './use-mailroom.ts';
import { useQuote } from './use-quote.ts';
import { useTellTyping } from './use-typing.ts';

/** Writes into a conversation. What is typed and not sent is there again the next time. */
export function Composer({ conversation: { id, title } }: { readonly conversation: Conversation }) {
  const { userId } = useMe();
  const { outbox } = useMailroom();
  const box = useRef<HTMLTextAreaElement>(null);
  const [draft] = useState(() => draftOf('browser', `message-${id}`, userId));
  const [typed, setTyped] = useState(() => draft.find({ content: '' })?.content ?? '');
  const { quote, letGo } = useQuote();
  const tellTyping = useTellTyping(id);

  // On the glass the keyboard would cover what one has come to read.
  useEffect(() => {
    if (sendsByEnter()) box.current?.focus({ preventScroll: true });
  }, []);

  function change(content: string) {
    setTyped(content);
    if (content.trim() === '') draft.forget();
    else {
      draft.keep({ content });
      tellTyping();
    }
  }

  function send(content: string) {
    const more = quote ? { attachments: [{ kind: 'announcement', ...quote.of }] } : undefined;
    setTyped('');
    letGo();
    void outbox
      .add({ id: uuidv7(), conversationId: id, content, at: new Date().toISOString(), ...(more && { more }) })
      // Not before it is kept: the page may go at any time.
      .then(() => {
        if (box.current?.value.trim() === '' || !box.current) draft.forget();
      });
  }

  return (
    <MessageBox
      label={`Message to ${title}`}
      sendLabel="Send"
      value={typed}
      onChange={change}
      onSend={send}
      box={box}
      above={quote ? <QuoteAbove text={quote.text} onLetGo={letGo} /> : null}
    />
  );
}
