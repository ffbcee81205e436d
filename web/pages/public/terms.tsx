import { brand } from '#contract/brand.ts';
import { LegalPage } from '#web/features/marketing/legal-page.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { termsSections } from '#web/pages/public/terms-sections.tsx';

export const meta = () =>
  pageMeta({
    title: 'Terms of use',
    description: `What you and ${brand.name} can expect of each other: accounts, gigs, prices, cancelling and who is responsible for what.`,
    path: '/terms',
  });

export default function Terms() {
  return (
    <LegalPage
      title="Terms of use"
      since="2026-11-30"
      short={
        <>
          <p>
            {brand.name} is where businesses and reps find each other. They agree on the gig between them. We aren’t the
            employer or a party to it.
          </p>
          <p>An account costs the price on the pricing page each month until you cancel.</p>
        </>
      }
      sections={termsSections}
    />
  );
}
