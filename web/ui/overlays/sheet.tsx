import { Drawer as Base } from '@base-ui/react/drawer';
import type { ReactElement, ReactNode } from 'react';

export interface SheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly trigger?: ReactElement;
  readonly title: string;
  readonly children: ReactNode;
}

/** A bottom sheet, closed by a swipe: the phone's menu. */
export function Sheet({ open, onOpenChange, trigger, title, children }: SheetProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      {trigger ? <Base.Trigger render={trigger} /> : null}
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-veil opacity-[calc(1-var(--drawer-swipe-progress))] transition-opacity duration-300 data-swiping:duration-0 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-50 flex items-end">
          <Base.Popup className="max-h-[85dvh] w-full overflow-y-auto overscroll-contain rounded-t-panel bg-surface px-5 pt-3 pb-[calc(1.25rem+env(safe-area-inset-bottom))] text-ink shadow-popup outline-none [transform:translateY(var(--drawer-swipe-movement-y))] transition-transform duration-300 ease-out data-swiping:select-none data-ending-style:[transform:translateY(100%)] data-starting-style:[transform:translateY(100%)]">
            <div aria-hidden="true" className="mx-auto mb-3 h-1 w-10 rounded-full bg-line-strong" />
            <Base.Content>
              <Base.Title className="mb-3 text-xl">{title}</Base.Title>
              {children}
              <Base.Close className="sr-only">Close</Base.Close>
            </Base.Content>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
