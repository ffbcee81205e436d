import { Skeleton } from '#web/ui/skeleton.tsx';

/** A placeholder while messages load. */
export function ThreadLoading() {
  return (
    <div className="grid flex-1 content-end gap-3 p-4">
      <Skeleton className="h-12 w-2/3" label="Loading messages" />
      <Skeleton className="h-16 w-3/5 justify-self-end" />
      <Skeleton className="h-10 w-1/2" />
    </div>
  );
}
