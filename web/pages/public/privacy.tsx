import { brand } from '#contract/brand.ts';
import { LegalPage } from '#web/features/marketing/legal-page.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { privacySections } from '#web/pages/public/privacy-sections.tsx';

export const meta = () =>
  pageMeta({
    title: 'Privacy',
    description: `What ${brand.name} knows about you, why, for how long, and how you get it changed or deleted. Written for people, in line with POPIA.`,
    path: '/privacy',
  });

export default function Privacy() {
  return (
    <LegalPage
      title="Privacy"
      since="2026-11-20"
      short={
        <>
          <p>
            We keep what the marketplace needs to bring businesses and reps together, and nothing to watch you with: no
            advertising, no tracking, no selling of data.
          </p>
          <p>You can see it, take it along, correct it and have it deleted. That costs nothing.</p>
        </>
      }
      sections={privacySections}
    />
  );
}
