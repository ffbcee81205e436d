import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';

interface CursorPagerProps {
  readonly label: string;
  /** Null at the list's beginning or end. */
  readonly onPrevious: (() => void) | null;
  readonly onNext: (() => void) | null;
  readonly busy?: boolean;
}

/** Paging of a cursor-based list, which has no page numbers. */
export function CursorPager({ label, onPrevious, onNext, busy = false }: CursorPagerProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-3 py-3">
      <Button
        variant="secondary"
        size="small"
        disabled={!onPrevious || busy}
        onClick={() => onPrevious?.()}
        icon={<ChevronLeft aria-hidden="true" className="size-4" />}
      >
        Previous
      </Button>
      <Button variant="secondary" size="small" disabled={!onNext || busy} onClick={() => onNext?.()}>
        Next
        <ChevronRight aria-hidden="true" className="size-4" />
      </Button>
    </nav>
  );
}
