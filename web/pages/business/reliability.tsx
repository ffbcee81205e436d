import { teamAddress } from '#contract/site/portal-addresses.ts';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { BusinessReliability } from '#web/features/trust/reliability/own-reliability.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { BackLink } from '#web/ui/back-link.tsx';

export const meta = () => pageMeta({ title: 'Your reliability', hidden: true });

export default function Reliability() {
  return (
    <>
      <PageHeader
        above={<BackLink to={teamAddress()}>My Team</BackLink>}
        title="Your reliability"
        description="What counts, event by event, and what reps see."
      />
      <BusinessReliability />
    </>
  );
}
