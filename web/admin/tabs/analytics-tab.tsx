import { PageHeader } from '#web/features/shell/page-header.tsx';
import { LazyPart, partOf } from '#web/ui/lazy-part.tsx';
import { SkeletonCards } from '#web/ui/skeleton-cards.tsx';

/** Charts are larger than the rest of the panel, so they are loaded for this tab only. */
const analytics = partOf(async () => ({ default: (await import('#web/admin/analytics/analytics.tsx')).Analytics }));

export function AnalyticsTab() {
  return (
    <>
      <PageHeader
        title="Analytics"
        description="Marketplace activity. Select a number to see the rows behind it. Deleted accounts stay in the figures."
      />
      <LazyPart part={analytics} fallback={<SkeletonCards label="Loading figures" />}>
        {(Analytics) => <Analytics />}
      </LazyPart>
    </>
  );
}
