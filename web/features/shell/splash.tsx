import { BrandMark } from '#web/features/shell/brand-mark.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** Stands while the code of a page is on its way. */
export function Splash() {
  return (
    <main id="main" className="grid min-h-dvh place-content-center" aria-busy="true">
      <div role="status">
        <BrandMark className="size-14 animate-breathe text-brand" />
        <VisuallyHidden>Loading</VisuallyHidden>
      </div>
    </main>
  );
}
