import clsx from 'clsx';
import { Menu as MenuIcon, X } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { brand } from '#contract/brand.ts';
import { headerActions, investLink, mainLinks } from '#web/features/shell/site-links.ts';
import { SiteMobileMenu } from '#web/features/shell/site-mobile-menu.tsx';
import { SiteMore } from '#web/features/shell/site-more.tsx';
import type { SiteAccount } from '#web/features/shell/site-user.ts';
import { Wordmark } from '#web/features/shell/wordmark.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

// Loaded only for signed-in visitors.
const SiteAccountMenu = lazy(() => import('#web/features/shell/site-account-menu.tsx'));

const linkStyle =
  'inline-flex min-h-11 items-center whitespace-nowrap rounded-control px-1.5 text-[0.8125rem] font-medium text-on-deep-soft transition-colors hover:text-on-deep aria-[current=page]:text-on-deep @min-[60rem]:px-2 @min-[60rem]:text-[0.9375rem] @min-[76rem]:px-2.5';

export function SiteHeader({ account }: { readonly account: SiteAccount | null }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu
  useEffect(() => setOpen(false), [key]);

  const dismiss = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);

  return (
    <header className="on-deep sticky top-0 z-30 bg-deep">
      {/* Its contents depend on how much text fits, which the width of the window alone doesn't say. */}
      <div className="page @container">
        <div className="flex min-h-16 items-center gap-1 @min-[22rem]:gap-2 @min-[60rem]:gap-4">
          <Link to="/" aria-label={`${brand.name}, home`} className="me-auto rounded-control py-2">
            <Wordmark nameClassName="@max-[17.25rem]:sr-only md:@min-[44rem]:@max-[60rem]:sr-only" />
          </Link>
          <nav aria-label="Main" className="hidden items-center md:@min-[44rem]:flex @min-[60rem]:gap-1">
            {mainLinks.map((link) => (
              <NavLink key={link.to} to={link.to} className={linkStyle}>
                {link.label}
              </NavLink>
            ))}
            <LinkButton to={investLink.to} variant="on-deep" size="small" className="mx-1.5 @min-[60rem]:mx-2">
              {investLink.label}
            </LinkButton>
            {account ? (
              <Suspense fallback={<span className="min-w-24" />}>
                <SiteAccountMenu account={account} />
              </Suspense>
            ) : (
              // Closed again on navigation.
              <SiteMore key={key} className={linkStyle} />
            )}
          </nav>
          {account ? null : (
            <div className="flex items-center gap-1">
              <Link to={headerActions.signIn.to} className={clsx(linkStyle, '@max-[20.75rem]:hidden')}>
                {headerActions.signIn.label}
              </Link>
              <LinkButton to={headerActions.start.to} variant="accent" size="small" className="@max-[10.9rem]:hidden">
                {headerActions.start.label}
              </LinkButton>
            </div>
          )}
          <IconButton
            ref={button}
            label={open ? 'Close menu' : 'Open menu'}
            aria-expanded={open}
            aria-controls="mobile-menu"
            onClick={() => setOpen(!open)}
            icon={open ? <X aria-hidden="true" /> : <MenuIcon aria-hidden="true" />}
            className={clsx('-me-2.5', !open && 'md:@min-[44rem]:hidden')}
          />
        </div>
      </div>
      <SiteMobileMenu open={open} onClose={() => setOpen(false)} onDismiss={dismiss} account={account} />
    </header>
  );
}
