import { type ReactNode, useRef } from 'react';
import { useVisibleHeight } from '#web/features/messaging/use-visible-height.ts';

/** The open item: beside its list, and on a phone the whole screen, above its keyboard. */
export function PaneFrame({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const pane = useRef<HTMLElement>(null);
  useVisibleHeight(pane);
  return (
    <section
      ref={pane}
      aria-label={label}
      className="flex min-h-0 min-w-0 flex-col bg-surface max-md:fixed max-md:inset-x-0 max-md:top-(--visible-top,0px) max-md:z-40 max-md:h-(--visible-height,100dvh)"
    >
      {children}
    </section>
  );
}
