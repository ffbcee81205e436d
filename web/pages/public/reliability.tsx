import { brand } from '#contract/brand.ts';
import { LegalPage } from '#web/features/marketing/legal-page.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { reliabilitySections } from '#web/pages/public/reliability-sections.tsx';

export const meta = () =>
  pageMeta({
    title: 'How reliability works',
    description: `How ${brand.name} works out the reliability of reps and businesses: what counts, how much, for how long, and what never counts.`,
    path: '/reliability',
  });

export default function Reliability() {
  return (
    <LegalPage
      title="Reliability"
      since="2026-11-30"
      short={
        <>
          <p>Coming, paying and cancelling leave an entry with points. You see every entry about you, and its event.</p>
          <p>Old entries fade. Newcomers are shown as new. What we do never counts against you.</p>
        </>
      }
      sections={reliabilitySections}
    />
  );
}
