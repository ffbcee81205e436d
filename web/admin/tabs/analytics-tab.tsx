import { Analytics } from '#web/admin/analytics/analytics.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';

export default function AnalyticsTab() {
  return (
    <>
      <PageHeader
        title="Analytics"
        description="Marketplace activity. Select a number to see the rows behind it. The figures include deleted accounts."
      />
      <Analytics />
    </>
  );
}
