import clsx from 'clsx';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { headerActions, investLink, mainLinks, signedOutLinks } from '#web/features/shell/site-links.ts';
import { accountEntries, localPart, type SiteAccount } from '#web/features/shell/site-user.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

interface SiteMobileMenuProps {
  readonly open: boolean;
  /** After a choice. */
  readonly onClose: () => void;
  /** After Escape, focus returns to the button. */
  readonly onDismiss: () => void;
  readonly account: SiteAccount | null;
}

const entryStyle =
  'flex min-h-12 w-full items-center border-deep-line border-b font-display font-semibold text-xl text-on-deep';

const smallStyle = 'inline-flex min-h-11 items-center font-medium text-on-deep-soft hover:text-on-deep';

export function SiteMobileMenu({ open, onClose, onDismiss, account }: SiteMobileMenuProps) {
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onDismiss();
    // The menu covers the page: a user who tabs out of it must see the focus.
    const onFocus = (event: FocusEvent) => {
      if (event.target instanceof Element && !event.target.closest('header')) onClose();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('focusin', onFocus);
    };
  }, [open, onClose, onDismiss]);

  return (
    <nav
      id="mobile-menu"
      aria-label="Menu"
      hidden={!open}
      className="fixed inset-x-0 top-16 bottom-0 isolate @container overflow-y-auto overscroll-contain bg-deep"
    >
      <div
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 -z-10 h-3/5 [mask-image:linear-gradient(transparent,black)]"
      >
        <div className="cloth h-full text-on-deep opacity-20" />
      </div>
      <div className="page flex min-h-full flex-col gap-6 pt-2 pb-8">
        <div>
          {mainLinks.map((link) => (
            <Link key={link.to} to={link.to} onClick={onClose} className={entryStyle}>
              {link.label}
            </Link>
          ))}
        </div>
        <LinkButton to={investLink.to} onClick={onClose} variant="on-deep" full>
          {investLink.label}
        </LinkButton>
        {account ? (
          <div className="grid">
            <p className="font-semibold">{localPart(account.user.email)}</p>
            {accountEntries(account).map(({ label, to, onSelect }) =>
              to ? (
                <Link key={label} to={to} onClick={onClose} className={smallStyle}>
                  {label}
                </Link>
              ) : (
                <button
                  key={label}
                  type="button"
                  className={smallStyle}
                  onClick={() => {
                    onClose();
                    onSelect?.();
                  }}
                >
                  {label}
                </button>
              ),
            )}
          </div>
        ) : (
          <div className="flex flex-wrap gap-x-8">
            {/* Where they don't fit in the header. */}
            {[headerActions.signIn, headerActions.start].map((link) => (
              <Link key={link.to} to={link.to} onClick={onClose} className={clsx(smallStyle, '@min-[23.25rem]:hidden')}>
                {link.label}
              </Link>
            ))}
            {signedOutLinks.map((link) => (
              <Link key={link.to} to={link.to} onClick={onClose} className={smallStyle}>
                {link.label}
              </Link>
            ))}
          </div>
        )}
      </div>
    </nav>
  );
}
