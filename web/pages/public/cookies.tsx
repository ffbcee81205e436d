import { brand } from '#contract/brand.ts';
import { LegalPage } from '#web/features/marketing/legal-page.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { cookieSections } from '#web/pages/public/cookie-sections.tsx';

export const meta = () =>
  pageMeta({
    title: 'Cookies',
    description: `What ${brand.name} stores in your browser: only what a function needs, nothing that follows you.`,
    path: '/cookies',
  });

export default function Cookies() {
  return (
    <LegalPage
      title="Cookies"
      since="2026-11-22"
      short={
        <>
          <p>
            Looking around sets no cookie at all. Signing in sets two, and they only keep you signed in and your account
            safe.
          </p>
          <p>There is no advertising and no tracking, so there is no banner to click away.</p>
        </>
      }
      sections={cookieSections}
    />
  );
}
