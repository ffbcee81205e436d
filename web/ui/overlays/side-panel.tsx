import { Dialog as Base } from '@base-ui/react/dialog';
import clsx from 'clsx';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { backdropStyle } from './dialog-style.ts';

export interface SidePanelProps {
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** Beside the close button, for example arrows to the next one. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
  /** Sticky below the scrolling content. */
  readonly footer?: ReactNode;
  /** Where the focus goes when it closes. The trigger may be gone by then. */
  readonly returnFocus: () => HTMLElement | null;
}

const popupStyle = [
  'fixed inset-0 z-50 flex h-dvh w-full flex-col bg-surface text-ink shadow-popup outline-none',
  'transition-[opacity,transform] duration-200 ease-out',
  'data-ending-style:translate-x-8 data-ending-style:opacity-0 data-starting-style:translate-x-8 data-starting-style:opacity-0',
  // A dialog over it dims it as it dims the page.
  'data-nested-dialog-open:after:absolute data-nested-dialog-open:after:inset-0 data-nested-dialog-open:after:z-10 data-nested-dialog-open:after:bg-veil',
  'md:start-auto md:overflow-hidden md:w-[min(42rem,88vw)] md:rounded-s-panel dark:md:border-line dark:md:border-s',
].join(' ');

/** An item of a list in full, beside the list: a panel at the end's edge, and on a phone the whole screen. */
export function SidePanel({ onClose, title, description, tools, children, footer, returnFocus }: SidePanelProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={backdropStyle} />
        <Base.Popup ref={popup} className={popupStyle} initialFocus={popup} finalFocus={returnFocus}>
          <header className="flex items-start gap-2 border-line border-b px-5 py-4 md:px-7">
            <div className="min-w-0 flex-1">
              <Base.Title className="text-2xl">{title}</Base.Title>
              {description ? (
                <Base.Description render={<div />} className="mt-1.5 text-ink-soft leading-normal">
                  {description}
                </Base.Description>
              ) : null}
            </div>
            {tools}
            <Base.Close
              aria-label="Close"
              className="-me-2 grid size-11 shrink-0 place-content-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" />
            </Base.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5 md:px-7 md:py-6">{children}</div>
          {footer ? (
            <footer
              className={clsx('border-line border-t px-5 pt-4 md:px-7', 'pb-[calc(1rem+env(safe-area-inset-bottom))]')}
            >
              {footer}
            </footer>
          ) : null}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
