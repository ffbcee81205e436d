import { CircleAlert } from 'lucide-react';
import { v7 as uuidv7 } from 'uuid';
import { Button } from '#web/ui/button.tsx';
import { bubbleStyle } from './bubble-style.ts';
import type { KeptMessage } from './sync/outbox.ts';
import { useMailroom } from './use-mailroom.ts';

interface KeptBubbleProps {
  readonly message: KeptMessage;
  /** There is no connection at the moment. */
  readonly waiting: boolean;
}

/** A message that is still on this device, and what became of it. */
export function KeptBubble({ message, waiting }: KeptBubbleProps) {
  const { outbox } = useMailroom();
  const { id, content, failed } = message;
  return (
    <article aria-label="You, not sent yet" data-message={id} className="flex flex-col items-end">
      <div className={bubbleStyle(true, 'max-w-[85%] opacity-80 md:max-w-[75%]')}>{content}</div>
      {failed ? (
        <div
          role="alert"
          className="mt-1 flex max-w-[85%] flex-wrap items-center justify-end gap-x-2 gap-y-1 text-end text-danger text-sm"
        >
          <p className="flex items-start gap-1.5">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span>Not sent. {failed.message}</span>
          </p>
          <Button
            variant="secondary"
            size="small"
            // Another message has this number.
            onClick={() => void outbox.tryAgain(message, failed.code === 'message.id_taken' ? uuidv7() : id)}
          >
            Try again
          </Button>
          <Button variant="ghost" size="small" onClick={() => void outbox.discard(id)}>
            Delete
          </Button>
        </div>
      ) : (
        <p className="mt-0.5 flex items-center gap-2 px-1 text-ink-soft text-xs">
          {waiting ? (
            <>
              Not sent yet: it goes by itself when there is a connection
              <button type="button" className="min-h-6 font-semibold underline underline-offset-4" onClick={outbox.go}>
                Try again
              </button>
            </>
          ) : (
            'Sending…'
          )}
        </p>
      )}
    </article>
  );
}
