import { Dialog as Base } from '@base-ui/react/dialog';
import clsx from 'clsx';
import { X } from 'lucide-react';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { backdropStyle, popupStyle } from './dialog-style.ts';

export interface DialogProps {
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  /** A button that opens it; without one, `open` decides. */
  readonly trigger?: ReactElement;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** The buttons, in reading order; the last is the primary one. */
  readonly footer?: ReactNode;
  /** False: neither Escape, nor a click outside, nor a close button closes it. */
  readonly dismissible?: boolean;
  /** Text was typed: neither Escape nor a click outside, which may be accidental, closes it. */
  readonly slipProof?: boolean;
  /** Typing is its only purpose: on a phone, too, the keyboard opens immediately. */
  readonly typesAtOnce?: boolean;
  readonly size?: 'small' | 'medium' | 'large';
}

const sizes = { small: 'md:max-w-md', medium: 'md:max-w-xl', large: 'md:max-w-3xl' };

export function Dialog(props: DialogProps) {
  const {
    trigger,
    title,
    description,
    children,
    footer,
    dismissible = true,
    slipProof = false,
    typesAtOnce = false,
    size = 'medium',
  } = props;
  const popup = useRef<HTMLDivElement>(null);

  return (
    <Base.Root
      {...(props.open === undefined ? {} : { open: props.open })}
      onOpenChange={(open, details) => {
        const isSlip = details.reason === 'escape-key' || details.reason === 'outside-press';
        if (!open && (!dismissible || (slipProof && isSlip))) details.cancel();
        else props.onOpenChange?.(open);
      }}
      disablePointerDismissal={!dismissible}
    >
      {trigger ? <Base.Trigger render={trigger} /> : null}
      <Base.Portal>
        <Base.Backdrop className={backdropStyle} />
        <Base.Popup
          ref={popup}
          className={clsx(popupStyle, sizes[size])}
          // Without a text field there is content to read first.
          initialFocus={() => (dismissible ? firstField(popup.current, typesAtOnce) : popup.current)}
        >
          <header className="flex items-start gap-4 px-5 pt-5 pb-4 md:px-7 md:pt-6">
            <div className="min-w-0 flex-1">
              <Base.Title className="text-2xl">{title}</Base.Title>
              {description ? (
                <Base.Description className="mt-1.5 text-ink-soft leading-normal">{description}</Base.Description>
              ) : null}
            </div>
            {dismissible ? (
              <Base.Close
                aria-label="Close"
                className="-me-2 -mt-2 grid size-11 shrink-0 place-content-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
              >
                <X aria-hidden="true" className="size-5" />
              </Base.Close>
            ) : null}
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5 md:px-7 md:pb-7">{children}</div>
          {footer ? (
            <footer className="flex flex-col gap-3 border-line border-t px-5 py-4 md:flex-row md:justify-end md:px-7">
              {footer}
            </footer>
          ) : null}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** Initial focus for typing; with touch that would open the keyboard, so there the default applies. */
function firstField(popup: HTMLElement | null, typesAtOnce: boolean): HTMLElement | true {
  if (!typesAtOnce && !matchMedia('(pointer: fine)').matches) return true;
  const first = popup?.querySelector<HTMLElement>('form :is(input, textarea, select):not(:disabled)');
  // In a radio group, arrow keys start at the chosen one.
  const chosen = first?.matches('[type=radio]')
    ? first.closest('fieldset')?.querySelector<HTMLElement>('input[type=radio]:checked')
    : null;
  return chosen ?? first ?? true;
}
