import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { aheadAtFirstUse } from '#web/lib/first-use.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LazyPart, partOf } from '#web/ui/lazy-part.tsx';
import { SkeletonText } from '#web/ui/skeleton-text.tsx';
import type { PanelPage } from './search-field.tsx';

const field = partOf(async () => ({ default: (await import('./search-field.tsx')).SearchField }));

const isApple = () => typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);

/** One search over the whole panel, from every page: by its button, or by ⌘K or Ctrl+K. */
export function PanelSearch({ pages }: { readonly pages: readonly PanelPage[] }) {
  const [open, setOpen] = useState(false);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return;
    // An open page may contain unsaved text.
    if (!open && document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
    event.preventDefault();
    setOpen(!open);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  useEffect(() => aheadAtFirstUse(field.load), []);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Find"
      typesAtOnce
      trigger={
        <Button
          variant="ghost"
          size="small"
          icon={<Search aria-hidden="true" className="size-4.5" />}
          aria-keyshortcuts="Meta+K Control+K"
        >
          <span className="max-md:sr-only">Find</span>
          <span aria-hidden="true" className="ms-1 font-sans text-ink-soft text-xs max-md:hidden">
            {isApple() ? '⌘K' : 'Ctrl K'}
          </span>
        </Button>
      }
    >
      <LazyPart part={field} fallback={<SkeletonText />}>
        {(SearchField) => <SearchField pages={pages} onChosen={() => setOpen(false)} />}
      </LazyPart>
    </Dialog>
  );
}
