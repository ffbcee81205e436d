import { Skeleton } from '#web/ui/skeleton.tsx';

export function ConversationsLoading({ label }: { readonly label: string }) {
  return (
    <div className="divide-y divide-line">
      <span role="status" className="sr-only">
        {label}
      </span>
      {[0, 1, 2, 3].map((one) => (
        <div key={one} className="flex items-center gap-3 px-4 py-4 max-md:px-1">
          <Skeleton round className="size-10 shrink-0" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-3.5 w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
