import type { ReactNode } from 'react';
import { SiteFooter } from '#web/features/shell/site-footer.tsx';
import { SiteHeader } from '#web/features/shell/site-header.tsx';
import type { SiteAccount } from '#web/features/shell/site-user.ts';
import { SkipLink } from '#web/features/shell/skip-link.tsx';

interface PublicShellProps {
  /** Null for a visitor who is not signed in. */
  readonly account: SiteAccount | null;
  readonly children: ReactNode;
}

/** Navigation bar, the page, footer. */
export function PublicShell({ account, children }: PublicShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader account={account} />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
