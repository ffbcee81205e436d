import { brand } from '#contract/brand.ts';
import { LegalPage } from '#web/features/marketing/legal-page.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { privacySections } from '#web/pages/public/privacy-sections.tsx';

export const meta = () =>
  pageMeta({
    title: 'Privacy',
    description: `What ${brand.name} knows about you, why, for how long, and how to have it changed or deleted. In plain language and in line with POPIA.`,
    path: '/privacy',
  });

export default function Privacy() {
  return (
    <LegalPage
      title="Privacy"
      since="2026-11-30"
      short={
        <>
          <p>
            We store what the marketplace needs to bring businesses and reps together. We show no ads, don’t track you
            and don’t sell data.
          </p>
          <p>You can see, download, correct and delete it for free.</p>
        </>
      }
      sections={privacySections}
    />
  );
}
