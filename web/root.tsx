import '#web/lib/validate-without-eval.ts';
import { type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, Links, type LinksFunction, Meta, Outlet, Scripts } from 'react-router';
import { brand } from '#contract/brand.ts';
import { HelpChat } from '#web/features/help-chat/help-chat.tsx';
import { Installable } from '#web/features/installation/installable.tsx';
import { BrandMark } from '#web/features/shell/brand-mark.tsx';
import { LazyToaster } from '#web/features/shell/lazy-toaster.tsx';
import { RouteChange } from '#web/features/shell/route-change.tsx';
import { Trouble } from '#web/features/shell/trouble.tsx';
import { usesLessData } from '#web/lib/less-data.ts';
import { siteOrigin } from '#web/lib/site-origin.ts';
import { themeScript } from '#web/lib/theme.ts';
import styles from '#web/styles/app.css?url';
import bricolage from '#web/styles/fonts/bricolage.woff2?url';
import inter from '#web/styles/fonts/inter.woff2?url';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { Route } from './+types/root';

const font = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const;

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  ...(usesLessData() ? [] : [font(inter), font(bricolage)]),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

/** For pages that are not prerendered, until their code is loaded. The meta of a page replaces it. */
export const meta: Route.MetaFunction = () => [{ title: brand.name }];

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    // The theme script has set `data-theme` before React hydrates.
    <html lang="en-ZA" data-origin={siteOrigin()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0a3327" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  // A button pressed before this has waited: scripts/build/start-later.ts.
  useEffect(() => void dispatchEvent(new Event('hydrated')), []);
  useEffect(() => void import('#web/lib/follow-site.ts'), []);
  return (
    <>
      <RouteChange />
      <Outlet />
      <HelpChat />
      <LazyToaster />
      <Installable />
    </>
  );
}

/** Shown while the code of a page is loading. */
export function HydrateFallback() {
  return (
    <main id="main" className="grid min-h-dvh place-content-center" aria-busy="true">
      <div role="status">
        <BrandMark className="size-14 animate-breathe text-brand" />
        <VisuallyHidden>Loading</VisuallyHidden>
      </div>
    </main>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Trouble detail={isRouteErrorResponse(error) ? error.statusText : null} />;
}
