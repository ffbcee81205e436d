import { useMemo } from 'react';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { LazyPart, partOf } from '#web/ui/lazy-part.tsx';
import { SkeletonText } from '#web/ui/skeleton-text.tsx';
import { connectionChecks } from './connection-checks.ts';
import { deviceChecks } from './device-checks.ts';
import { legacyChecks } from './legacy-checks.ts';
import { LegacyPanel } from './legacy-panel.tsx';
import { NewPanel } from './new-panel.tsx';
import { reportText } from './report-text.ts';
import { systemChecks } from './system-checks.ts';
import { useChecks } from './use-checks.ts';

const failedTasks = partOf(() => import('./failed-tasks.tsx'));

/** Both checks in parallel, started on mount. */
export default function AllChecks({ isAdmin }: { readonly isAdmin: boolean }) {
  const panel = useChecks(
    useMemo(() => [...(isAdmin ? systemChecks : []), ...connectionChecks(isAdmin), ...deviceChecks], [isAdmin]),
  );
  const legacy = useChecks(useMemo(() => legacyChecks(isAdmin), [isAdmin]));
  const report = () =>
    reportText({
      items: panel.items,
      legacy: legacy.items,
      at: new Date().toISOString(),
      browser: navigator.userAgent,
      screen: `${window.innerWidth} × ${window.innerHeight}`,
    });
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <CopyButton text={report}>Copy report for support</CopyButton>
        <p className="text-[0.9375rem] text-ink-soft">
          The report has the results below and your browser. It has no address, token or id.
        </p>
      </div>
      <div className="grid gap-6 lg:grid-cols-[3fr_2fr] lg:items-start">
        <NewPanel items={panel.items} overall={panel.overall} onRerun={panel.rerun} />
        <LegacyPanel
          items={legacy.items}
          onRerun={legacy.rerun}
          note={isAdmin ? undefined : 'Only admins see table counts and storage buckets.'}
        />
      </div>
      {isAdmin ? (
        <LazyPart part={failedTasks} fallback={<SkeletonText />}>
          {(FailedTasks) => <FailedTasks />}
        </LazyPart>
      ) : null}
    </div>
  );
}
