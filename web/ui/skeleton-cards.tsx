import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonText } from '#web/ui/skeleton-text.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** A loading list of cards. */
export function SkeletonCards({ count = 3, label }: { readonly count?: number; readonly label: string }) {
  return (
    <div role="status" data-pending="" className="grid gap-4">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, card) => `card-${card}`).map((key) => (
        <div key={key} className="rounded-card border border-line bg-surface p-(--gutter)">
          <div className="mb-4 flex items-center gap-3">
            <Skeleton className="size-10" round />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-5 w-1/2" />
              <Skeleton className="h-4 w-1/3" />
            </div>
          </div>
          <SkeletonText lines={2} />
        </div>
      ))}
    </div>
  );
}
