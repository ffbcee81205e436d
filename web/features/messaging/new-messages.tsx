import { useEffect, useRef, useState } from 'react';
import { wordsOf } from '#contract/messaging/message-line.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { ThreadRow } from './thread-rows.ts';

/** Announces each message from others once, as it arrives; not those already there when the thread was opened. */
export function NewMessages({ rows }: { readonly rows: readonly ThreadRow[] }) {
  const newest = rows.reduce((most, { message }) => Math.max(most, message?.position ?? 0), 0);
  const told = useRef(newest);
  const [announced, setAnnounced] = useState<readonly { readonly id: string; readonly text: string }[]>([]);
  useEffect(() => {
    const fresh = rows.flatMap(({ id, message, mine }) =>
      message && !mine && message.position > told.current
        ? [{ id, text: `${message.senderName}: ${wordsOf(message)}` }]
        : [],
    );
    told.current = Math.max(told.current, newest);
    if (fresh.length > 0) setAnnounced((before) => [...before, ...fresh].slice(-3));
  }, [rows, newest]);
  return (
    <VisuallyHidden>
      <span aria-live="polite" data-new-messages="">
        {announced.map(({ id, text }) => (
          <span key={id}>{text} </span>
        ))}
      </span>
    </VisuallyHidden>
  );
}
