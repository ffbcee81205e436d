import { repTabAddress } from '#contract/site/portal-addresses.ts';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { RepReliability } from '#web/features/trust/reliability/own-reliability.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { BackLink } from '#web/ui/back-link.tsx';

export const meta = () => pageMeta({ title: 'Your reliability', hidden: true });

export default function Reliability() {
  return (
    <>
      <PageHeader
        above={<BackLink to={repTabAddress('my-work')}>My Work</BackLink>}
        title="Your reliability"
        description="What counts, event by event, and what businesses see."
      />
      <RepReliability />
    </>
  );
}
