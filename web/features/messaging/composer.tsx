import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { Conversation } from '#contract/messaging/conversations.ts';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { useIsOff } from '#web/lib/site-now.ts';
import type { Side } from './api.ts';
import { AttachButton } from './attachments/attach-button.tsx';
import { TrayList } from './attachments/tray-list.tsx';
import { useDrop } from './attachments/use-drop.ts';
import { useTray } from './attachments/use-tray.ts';
import { MessageBox } from './message-box.tsx';
import { messageDraft } from './message-draft.ts';
import { sendsByEnter } from './message-text.ts';
import { QuoteAbove } from './quote-above.tsx';
import type { KeptAttachment } from './sync/kept-attachments.ts';
import { useMailroom } from './use-mailroom.ts';
import { useQuote } from './use-quote.ts';
import { useSendTyping } from './use-typing.ts';

interface ComposerProps {
  readonly conversation: Conversation;
  readonly side: Side;
}

const takeNone = () => {};

/** The message box. Unsent text is restored next time. */
export function Composer({ conversation, side }: ComposerProps) {
  const { id, title } = conversation;
  const { userId } = useMe();
  const { outbox, uploads } = useMailroom();
  const box = useRef<HTMLTextAreaElement>(null);
  const [draft] = useState(() => messageDraft(id, userId));
  const [typed, setTyped] = useState(() => draft.find({ content: '' })?.content ?? '');
  const { quote, letGo } = useQuote();
  const sendTyping = useSendTyping(id);
  const tray = useTray(id);
  const isRefused = useSyncExternalStore(uploads.watch, () =>
    tray.items.some((one) => {
      const state = one.kind === 'kept-file' ? uploads.stateOf(one.key) : null;
      return state?.phase === 'failed' && state.final;
    }),
  );
  const isOff = useIsOff('attachments');
  useDrop(box, isOff ? takeNone : tray.addFiles);

  // On touch screens the keyboard would cover the messages.
  useEffect(() => {
    if (sendsByEnter()) box.current?.focus({ preventScroll: true });
  }, []);

  function change(content: string) {
    setTyped(content);
    if (content.trim() === '') draft.forget();
    else {
      draft.keep({ content });
      sendTyping();
    }
  }

  function send(content: string) {
    if (isRefused) return;
    const quoted: KeptAttachment[] = quote ? [{ kind: 'announcement', ...quote.of, text: quote.text }] : [];
    const attachments = [...quoted, ...tray.items];
    setTyped('');
    letGo();
    const kept = outbox.add({
      ...{ id: uuidv7(), conversationId: id, content, at: new Date().toISOString() },
      ...(attachments.length > 0 && { attachments }),
    });
    // Not before it is stored: the page may be closed at any time.
    tray.empty(kept);
    void kept.then(() => {
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
      enough={tray.items.length > 0}
      onPasteFiles={(files) => (isOff ? undefined : void tray.addFiles(files))}
      box={box}
      trouble={isRefused ? 'One of the files can’t be sent. Remove it to send your message.' : tray.trouble}
      before={isOff ? null : <AttachButton conversation={conversation} side={side} tray={tray} />}
      above={
        <>
          {quote ? <QuoteAbove text={quote.text} onLetGo={letGo} /> : null}
          <TrayList items={tray.items} onRemove={tray.remove} />
        </>
      }
    />
  );
}
