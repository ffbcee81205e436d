import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import { v7 as uuidv7 } from 'uuid';
import { Button } from '#web/ui/button.tsx';
import { AttachmentFace } from './attachments/attachment-face.tsx';
import { UploadProgress } from './attachments/tray-list.tsx';
import { bubbleStyle, widest } from './bubble-style.ts';
import type { KeptMessage } from './sync/outbox.ts';
import type { KeptState } from './thread-rows.ts';
import { useMailroom } from './use-mailroom.ts';

interface KeptBubbleProps {
  readonly message: KeptMessage;
  readonly state: KeptState;
}

const words: Record<KeptState, string> = {
  sending: 'Sending…',
  connection: 'Not sent yet. We’ll send it when you’re back online.',
  pace: 'Not sent yet. You’re sending messages quickly, so we’ll send it in a moment.',
  server: 'Not sent yet. Something went wrong on our side, and we’ll try again.',
  behind: 'Waiting for the message above to be sent.',
};

/** A message still on this device, with its status. */
export function KeptBubble({ message, state }: KeptBubbleProps) {
  const { outbox } = useMailroom();
  const { id, content, attachments = [], failed } = message;
  const isTried = state === 'connection' || state === 'server';
  return (
    <article aria-label="You, not sent yet" data-message={id} className="flex flex-col items-end">
      <div className={bubbleStyle(true, widest)}>
        {attachments.length > 0 ? (
          <ul className={clsx('grid gap-1.5', content !== '' && 'mb-1.5')}>
            {attachments.map((one) => (
              <li key={one.kind === 'kept-file' ? one.key : JSON.stringify(one)} className="min-w-48 whitespace-normal">
                <AttachmentFace one={one} />
                {one.kind === 'kept-file' && failed === null ? <UploadProgress file={one} /> : null}
              </li>
            ))}
          </ul>
        ) : null}
        {content}
      </div>
      {outbox.isUnsaved(id) && (isTried || state === 'pace') ? (
        <p role="alert" className="mt-0.5 max-w-[85%] px-1 text-end text-danger text-sm">
          This device has no space left to save it. Keep this page open until it’s sent.
        </p>
      ) : null}
      {failed ? (
        <div role="alert" className="mt-1 max-w-[85%] text-end text-danger text-sm">
          <p>
            <CircleAlert aria-hidden="true" className="me-1 inline size-4 align-text-bottom" />
            Not sent. {failed.message}
          </p>
          <div className="mt-1 flex flex-wrap justify-end gap-2">
            <Button
              variant="secondary"
              size="small"
              // This number belongs to another message.
              onClick={() => void outbox.tryAgain(message, failed.code === 'message.id_taken' ? uuidv7() : id)}
            >
              Try again
            </Button>
            <Button variant="ghost" size="small" onClick={() => void outbox.discard(id)}>
              Delete
            </Button>
          </div>
        </div>
      ) : (
        <p className="mt-0.5 max-w-[85%] px-1 text-end text-ink-soft text-xs">
          {words[state]}{' '}
          {isTried ? (
            <button type="button" className="min-h-6 font-semibold underline underline-offset-4" onClick={outbox.go}>
              Try again
            </button>
          ) : null}
        </p>
      )}
    </article>
  );
}
