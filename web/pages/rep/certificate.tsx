import { repTabAddress } from '#contract/site/portal-addresses.ts';
import { Certificate } from '#web/features/courses/certificate/certificate.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import type { Route } from './+types/certificate';

export const meta = () => pageMeta({ title: 'Certificate', hidden: true });

export default function RepCertificate({ params: { number } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader above={<BackLink to={repTabAddress('training')}>Training</BackLink>} title="Certificate" />
      <div className="max-w-3xl">
        <Certificate number={number} />
      </div>
    </>
  );
}
