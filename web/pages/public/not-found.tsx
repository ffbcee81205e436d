import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Rosette } from '#web/features/marketing/rosette.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

export const meta = () => pageMeta({ title: 'Page not found', hidden: true });

export default function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => console.error('404: no page at', pathname), [pathname]);
  return (
    <section className="page grid min-h-[72dvh] content-center gap-10 py-16 md:grid-cols-[1.2fr_1fr] md:items-center">
      <div className="grid justify-items-start gap-5">
        <p className="font-semibold text-ink-soft">404</p>
        <h1 className="font-extrabold text-5xl tracking-[-0.035em] md:text-7xl">Oops! Page not found</h1>
        <p className="max-w-md text-ink-soft text-lg leading-relaxed">
          There’s nothing at this address. It may have moved, or the link may have a typo.
        </p>
        <LinkButton to="/" size="large" className="mt-2">
          Return to Home
        </LinkButton>
      </div>
      <Rosette className="mx-auto hidden w-full max-w-md text-brand md:block" />
    </section>
  );
}
