import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { asMessage, lengthWords, sendsByEnter } from './message-text.ts';

interface MessageBoxProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (typed: string) => void;
  /** With the text as the server accepts it; blank text is not sent. */
  readonly onSend: (content: string) => void;
  readonly sendLabel: string;
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly onEscape?: () => void;
  /** Above the box: the quoted or edited message. */
  readonly above?: ReactNode;
  /** Before the text: other content to send. */
  readonly before?: ReactNode;
  /** It may be sent without text: the attachments above the box suffice. */
  readonly enough?: boolean;
  readonly onPasteFiles?: (files: File[]) => void;
  /** At the button: why the message can't be sent as it is. */
  readonly trouble?: string | null;
}

/** The message box with its send button. */
export function MessageBox(props: MessageBoxProps) {
  const { label, value, onChange, onSend, sendLabel, box, onEscape, above, before } = props;
  const { enough = false, onPasteFiles, trouble = null } = props;
  const counterId = useId();
  const troubleId = useId();
  const length = lengthWords(value);

  const content = asMessage(value) ?? (enough && value.trim() === '' ? '' : null);

  function send() {
    if (content !== null) onSend(content);
    box.current?.focus();
  }

  function press(event: KeyboardEvent) {
    // Text an input method is still composing is not a message.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey && sendsByEnter()) {
      event.preventDefault();
      send();
    } else if (event.key === 'Escape' && onEscape) onEscape();
  }

  return (
    <form
      onSubmit={(event) => {
        // Dialogs opened from here report their forms here, too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        send();
      }}
      data-composer=""
      className="shrink-0 px-3 pt-1 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      {above}
      <div className="flex items-end gap-2">
        {before}
        <textarea
          ref={box}
          rows={1}
          aria-label={label}
          aria-describedby={length ? counterId : undefined}
          aria-invalid={length?.over || undefined}
          placeholder="Message"
          enterKeyHint={sendsByEnter() ? 'send' : 'enter'}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={press}
          onPaste={(event) => {
            const files = [...event.clipboardData.files];
            if (files.length === 0 || !onPasteFiles) return;
            event.preventDefault();
            onPasteFiles(files);
          }}
          className="control max-h-[min(10rem,30dvh)]! min-h-11! min-w-0 flex-1 resize-none!"
        />
        <IconButton
          type="submit"
          label={sendLabel}
          icon={<SendHorizontal aria-hidden="true" className="size-5" />}
          aria-disabled={content === null || undefined}
          aria-describedby={trouble === null ? undefined : troubleId}
          // The phone's keyboard stays open between messages.
          onPointerDown={(event) => event.preventDefault()}
          className="rounded-full! bg-brand text-on-brand! hover:bg-brand-strong! aria-disabled:opacity-55"
        />
      </div>
      {/* It stays in the page while empty, so that a screen reader announces what appears in it. */}
      <p id={troubleId} role="alert" className="text-end text-danger text-sm leading-snug not-empty:mt-1.5">
        {trouble}
      </p>
      {length ? (
        <p
          id={counterId}
          className={`figures mt-1 text-end text-sm ${length.over ? 'font-semibold text-danger' : 'text-ink-soft'}`}
        >
          {length.text}
          <VisuallyHidden> characters</VisuallyHidden>
        </p>
      ) : null}
    </form>
  );
}
