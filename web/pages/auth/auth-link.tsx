import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { settingsAddress } from '#contract/site/portal-addresses.ts';
import { authPath, newPasswordPath, withDestination } from '#contract/site/sign-in-addresses.ts';
import { destinationOf, ownPage } from '#domain/accounts/redirect-target.ts';
import { AuthFrame } from '#web/features/session/auth-frame.tsx';
import {
  type EmailLink,
  type LinkType,
  linkTexts,
  linkTrouble,
  withoutLink,
} from '#web/features/session/email-link.ts';
import { LinkFailed, RedeemLink } from '#web/features/session/redeem-link.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/** The page of an emailed link: a link to redeem, or its result. */
export function AuthLink({ link: given }: { readonly link: EmailLink }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [link] = useState(given);
  const [rest] = useState(() => withoutLink(search));
  const [door] = useState(() => ownPage(window.location.origin, search.get('redirect_to')) ?? `${authPath}?${rest}`);

  useEffect(() => {
    // A token in the URL would be in the history, and in copied addresses.
    if (link.kind === 'session') window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [link]);

  const signIn = () => void navigate(door, { replace: true });
  const destination = destinationOf(window.location.origin, new URL(door, window.location.origin).searchParams);
  const next: Partial<Record<LinkType, string>> = {
    recovery: withDestination(newPasswordPath, destination),
    email_change: settingsAddress('account'),
  };

  if (link.kind === 'error' || link.kind === 'message') {
    return (
      <AuthFrame title={link.kind === 'error' ? 'That didn’t work' : 'Almost there'}>
        <div className="grid gap-5">
          {link.kind === 'error' ? (
            <LinkFailed type={null} onGiveUp={signIn}>
              {linkTrouble(link.code, link.message)}
            </LinkFailed>
          ) : (
            <>
              <Alert tone="success" title="This address is confirmed">
                Now open our email to your other address and press the button there too.
              </Alert>
              <LinkButton to="/" variant="secondary" full>
                Back to home
              </LinkButton>
            </>
          )}
        </div>
      </AuthFrame>
    );
  }
  const { title } = linkTexts[link.type];
  return (
    <AuthFrame title={title}>
      <RedeemLink
        link={link}
        onDone={(type) => void navigate(next[type] ?? door, { replace: true })}
        onGiveUp={signIn}
      />
    </AuthFrame>
  );
}
