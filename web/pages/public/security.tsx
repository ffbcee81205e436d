import { brand } from '#contract/brand.ts';
import { LegalPage } from '#web/features/marketing/legal-page.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { securitySections } from '#web/pages/public/security-sections.tsx';

export const meta = () =>
  pageMeta({
    title: 'Security',
    description: `Found a weakness in ${brand.name}? Where to write, what to send, what we do with it, and what we promise to whoever looks in good faith.`,
    path: '/security',
  });

export default function Security() {
  return (
    <LegalPage
      title="Security"
      since="2026-11-22"
      short={
        <>
          <p>
            Found a weakness? Please tell us before you tell anybody else. We answer, mend it, and thank you for it.
          </p>
          <p>Look only at accounts of your own, and stop as soon as you see somebody else's data.</p>
        </>
      }
      sections={securitySections}
    />
  );
}
