import { TermsPage } from '#web/features/engagements/terms/page.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import type { Route } from './+types/work-terms';

export const meta = () => pageMeta({ title: 'Terms of work', hidden: true });

export default function BusinessTerms({ params: { engagementId } }: Route.ComponentProps) {
  return <TermsPage key={engagementId} engagementId={engagementId} as="business" />;
}
