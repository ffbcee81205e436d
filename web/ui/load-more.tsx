import { Button } from '#web/ui/button.tsx';

interface LoadMoreProps {
  readonly hasMore: boolean;
  readonly busy: boolean;
  readonly onLoadMore: () => void;
  /** `20 of 134 jobs` or `20 jobs`. */
  readonly summary?: string;
}

/** At the end of a list that grows page by page. */
export function LoadMore({ hasMore, busy, onLoadMore, summary }: LoadMoreProps) {
  if (!hasMore && !summary) return null;
  return (
    <div className="flex flex-col items-center gap-3 py-4">
      {summary ? (
        <p aria-live="polite" className="figures text-ink-soft text-sm">
          {summary}
        </p>
      ) : null}
      {hasMore ? (
        <Button variant="secondary" full="phone" busy={busy} busyLabel="Loading" onClick={onLoadMore}>
          Load more
        </Button>
      ) : null}
    </div>
  );
}
