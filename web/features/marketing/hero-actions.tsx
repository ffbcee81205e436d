import { signInPath, signUpPath } from '#contract/site/sign-in-addresses.ts';
import type { SiteAccount } from '#web/features/shell/site-user.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/** The next step depends on the viewer: a visitor, an admin, any other signed-in user. */
export function HeroActions({ account }: { readonly account: SiteAccount | null }) {
  const row = 'mt-9 flex flex-col gap-3 md:flex-row';
  if (!account) {
    return (
      <div className="mt-6 grid max-w-xl gap-3 md:mt-9">
        <div className="grid halves gap-3">
          <LinkButton to="/businesses" variant="accent" size="large">
            I need reps
          </LinkButton>
          <LinkButton to="/reps" variant="light" size="large">
            I can sell
          </LinkButton>
        </div>
        <div className="grid halves gap-3">
          <LinkButton to={signUpPath} variant="on-deep">
            Get Started
          </LinkButton>
          <LinkButton to={signInPath} variant="on-deep">
            Sign In
          </LinkButton>
        </div>
      </div>
    );
  }
  if (account.user.panelPath) {
    return (
      <div className={row}>
        <LinkButton to={account.user.panelPath} variant="accent" size="large">
          Admin Panel
        </LinkButton>
      </div>
    );
  }
  return (
    <div className={row}>
      <Button variant="accent" size="large" onClick={() => account.onOpenPortal('business')}>
        Business Dashboard
      </Button>
      <Button variant="on-deep" size="large" onClick={() => account.onOpenPortal('rep')}>
        Rep Portal
      </Button>
    </div>
  );
}
