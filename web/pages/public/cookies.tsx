import { brand } from '#contract/brand.ts';
import { LegalPage } from '#web/features/marketing/legal-page.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { cookieSections } from '#web/pages/public/cookie-sections.tsx';

export const meta = () =>
  pageMeta({
    title: 'Cookies',
    description: `What ${brand.name} stores in your browser: only what a feature needs, nothing that tracks you.`,
    path: '/cookies',
  });

export default function Cookies() {
  return (
    <LegalPage
      title="Cookies"
      since="2026-11-30"
      short={
        <>
          <p>Browsing sets no cookies. Signing in sets two, which only keep you signed in and your account safe.</p>
          <p>We show no ads and don’t track you, so there’s no banner to dismiss.</p>
        </>
      }
      sections={cookieSections}
    />
  );
}
