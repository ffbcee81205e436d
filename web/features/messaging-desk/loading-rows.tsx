import { Skeleton } from '#web/ui/skeleton.tsx';

export function LoadingRows({ label }: { readonly label: string }) {
  return (
    <div className="divide-y divide-line">
      <span role="status" className="sr-only">
        {label}
      </span>
      {[0, 1, 2, 3].map((one) => (
        <div key={one} className="grid gap-2 px-4 py-4">
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-3.5 w-full" />
        </div>
      ))}
    </div>
  );
}
