import { brand } from '#contract/brand.ts';
import { LegalPage } from '#web/features/marketing/legal-page.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { securitySections } from '#web/pages/public/security-sections.tsx';

export const meta = () =>
  pageMeta({
    title: 'Security',
    description: `Found a weakness in ${brand.name}? Where to report it, what to send, what we do with it and what we promise researchers who act in good faith.`,
    path: '/security',
  });

export default function Security() {
  return (
    <LegalPage
      title="Security"
      since="2026-11-22"
      short={
        <>
          <p>Found a weakness? Please tell us before you tell anyone else. We’ll reply, fix it and thank you.</p>
          <p>Test only with your own accounts. Stop as soon as you see someone else’s data.</p>
        </>
      }
      sections={securitySections}
    />
  );
}
