import type { ReactNode } from 'react';
import { SkipLink } from '#web/features/shell/skip-link.tsx';
import { BackLink } from '#web/ui/back-link.tsx';

interface LearningFrameProps {
  readonly back: { readonly to: string; readonly label: string };
  /** At the end of the line above: the current position. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A distraction-free page for learning: a way back, and nothing else around the text. */
export function LearningFrame({ back, aside, children }: LearningFrameProps) {
  return (
    <>
      <SkipLink />
      <header className="sticky top-0 z-20 border-line border-b bg-canvas/92 backdrop-blur-md">
        <div className="page flex min-h-14 items-center justify-between gap-3">
          <div className="min-w-0 flex-1">
            <BackLink to={back.to}>{back.label}</BackLink>
          </div>
          {aside}
        </div>
      </header>
      <main id="main" tabIndex={-1} className="page pt-6 pb-28 outline-none md:pt-10">
        {children}
      </main>
    </>
  );
}
