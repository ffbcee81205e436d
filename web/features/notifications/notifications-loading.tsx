import { Skeleton } from '#web/ui/skeleton.tsx';

const rows = ['w-3/4', 'w-5/6', 'w-2/3', 'w-4/5'];

export function NotificationsLoading() {
  return (
    <div className="grid gap-5 px-3 py-4">
      {rows.map((width, row) => (
        <div key={width} className="flex gap-3">
          <Skeleton round className="size-9 shrink-0" {...(row === 0 && { label: 'Loading your notifications' })} />
          <div className="grid flex-1 content-center gap-2">
            <Skeleton className={`h-4 ${width}`} />
            <Skeleton className="h-3 w-16" />
          </div>
        </div>
      ))}
    </div>
  );
}
