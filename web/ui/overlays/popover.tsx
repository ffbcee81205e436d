import { Dialog } from '@base-ui/react/dialog';
import { Popover as Base } from '@base-ui/react/popover';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useScreen } from '#web/ui/use-screen.ts';

export interface PopoverProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly trigger: ReactElement;
  readonly title: string;
  /** Beside the title. */
  readonly action: ReactNode;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** Under the bell, and on a phone the whole screen. */
export function Popover(props: PopoverProps) {
  return useScreen() === 'phone' ? <Phone {...props} /> : <Wide {...props} />;
}

const titleStyle = 'me-auto text-xl';
const headStyle = 'flex min-h-14 items-center gap-2 border-line border-b ps-4 pe-2 py-1.5 md:ps-5';
const bodyStyle = 'min-h-0 flex-1 overflow-y-auto overscroll-contain p-1.5 md:p-2';
const footStyle = 'border-line border-t px-4 py-2.5 md:px-5';

function Wide({ open, onOpenChange, trigger, title, action, footer, children }: PopoverProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align="end" sideOffset={8} collisionPadding={12} className="z-50 outline-none">
          <Base.Popup className="flex max-h-[min(40rem,var(--available-height))] w-108 max-w-(--available-width) origin-(--transform-origin) flex-col overflow-hidden rounded-card border border-line bg-surface text-ink shadow-popup outline-none transition-[opacity,transform] duration-120 data-ending-style:scale-97 data-starting-style:scale-97 data-ending-style:opacity-0 data-starting-style:opacity-0">
            <header className={headStyle}>
              <Base.Title className={titleStyle}>{title}</Base.Title>
              {action}
            </header>
            <div className={bodyStyle}>{children}</div>
            <footer className={footStyle}>{footer}</footer>
            <Base.Close className="sr-only focus-visible:not-sr-only focus-visible:rounded-control focus-visible:px-3 focus-visible:py-2">
              Close
            </Base.Close>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Phone({ open, onOpenChange, trigger, title, action, footer, children }: PopoverProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Trigger render={trigger} />
      <Dialog.Portal>
        <Dialog.Popup className="@container fixed inset-0 z-50 flex h-dvh w-full flex-col bg-surface text-ink outline-none transition-[opacity,transform] duration-200 ease-out data-ending-style:translate-y-6 data-starting-style:translate-y-6 data-ending-style:opacity-0 data-starting-style:opacity-0">
          <header className={`${headStyle} @max-[18rem]:flex-wrap`}>
            <Dialog.Title className={titleStyle}>{title}</Dialog.Title>
            <div className="min-w-0">{action}</div>
            <Dialog.Close
              aria-label="Close"
              className="grid size-11 shrink-0 place-content-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
          </header>
          <div className={bodyStyle}>{children}</div>
          <footer className={`${footStyle} pb-[calc(0.625rem+env(safe-area-inset-bottom))]`}>{footer}</footer>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
