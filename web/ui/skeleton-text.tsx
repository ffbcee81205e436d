import { Skeleton } from '#web/ui/skeleton.tsx';

const widths = ['w-full', 'w-11/12', 'w-4/5', 'w-full', 'w-2/3'];

/** Loading lines of text. */
export function SkeletonText({ lines = 3 }: { readonly lines?: number }) {
  return (
    <span data-pending="" className="grid gap-2.5">
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((key, line) => (
        <Skeleton key={key} className={`h-4 ${widths[line % widths.length]}`} />
      ))}
    </span>
  );
}
