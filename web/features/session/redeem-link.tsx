import { useState } from 'react';
import { confirmedAlready } from '#contract/accounts/link-words.ts';
import { settingsAddress } from '#contract/site/portal-addresses.ts';
import { forgotPasswordPath } from '#contract/site/sign-in-addresses.ts';
import { authClient } from '#web/lib/auth-client.ts';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { AskConfirmation } from './ask-confirmation.tsx';
import { failureText, welcomeBack } from './auth-texts.ts';
import { type EmailLink, type LinkType, linkTexts, linkTrouble } from './email-link.ts';

type Redeemable = Extract<EmailLink, { kind: 'token' | 'session' }>;

/** `half`: the other mailbox has yet to confirm a new address. `confirmed`: by this link, earlier. */
type Outcome = 'done' | 'half' | 'confirmed' | { readonly trouble: string };

async function redeem(link: Redeemable): Promise<Outcome> {
  const client = authClient();
  const { data, error } =
    link.kind === 'token'
      ? await client.verifyOtp({ token_hash: link.tokenHash, type: link.type })
      : await client.setSession({ access_token: link.accessToken, refresh_token: link.refreshToken });
  if (error?.message === confirmedAlready) return 'confirmed';
  if (error) return { trouble: error.status === 0 ? failureText(error) : linkTrouble(error.code, error.message) };
  return data.session ? 'done' : 'half';
}

const done: Partial<Record<LinkType, typeof welcomeBack>> = {
  signup: { title: 'Email confirmed', description: 'Welcome to Thengisa. Your account is ready.' },
  email: { title: 'Email confirmed', description: 'Welcome to Thengisa. Your account is ready.' },
  invite: { title: 'Welcome to Thengisa', description: 'Your account is ready.' },
  email_change: { title: 'Email address changed', description: 'Use your new address to sign in from now on.' },
  magiclink: welcomeBack,
};

interface RedeemLinkProps {
  readonly link: Redeemable;
  /** The session exists now. */
  readonly onDone: (type: LinkType) => void;
  /** The link failed: what to do instead. */
  readonly onGiveUp: () => void;
}

/** Redeemed by a click, not by opening the page: mail scanners open every link. */
export function RedeemLink({ link, onDone, onGiveUp }: RedeemLinkProps) {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const texts = linkTexts[link.type];

  async function press() {
    setBusy(true);
    const next = await redeem(link);
    setBusy(false);
    setOutcome(next);
    if (next !== 'done') return;
    const message = done[link.type];
    if (message) toast(message);
    onDone(link.type);
  }

  if (outcome === 'half') return <HalfAgreed />;
  if (outcome === 'confirmed') return <ConfirmedBefore onSignIn={onGiveUp} />;
  const trouble = typeof outcome === 'object' ? outcome?.trouble : undefined;
  return (
    <div className="grid gap-6">
      {trouble ? (
        <LinkFailed type={link.type} onGiveUp={onGiveUp}>
          {trouble}
        </LinkFailed>
      ) : (
        <>
          <p className="text-ink-soft text-lg leading-normal">{texts.text}</p>
          <Button size="large" full busy={busy} busyLabel={texts.busy} onClick={() => void press()}>
            {texts.action}
          </Button>
        </>
      )}
    </div>
  );
}

function HalfAgreed() {
  return (
    <div className="grid gap-5">
      <Alert tone="success" title="This address is confirmed" announce>
        Now open our email to your other address and press the button there too.
      </Alert>
      <LinkButton to="/" variant="secondary" full>
        Back to home
      </LinkButton>
    </div>
  );
}

function ConfirmedBefore({ onSignIn }: { readonly onSignIn: () => void }) {
  return (
    <div className="grid gap-5">
      <Alert tone="success" title="Your address is already confirmed" announce>
        This link has already been used. Your account is ready, so sign in with your password.
      </Alert>
      <Button full onClick={onSignIn}>
        Sign in
      </Button>
    </div>
  );
}

interface LinkFailedProps {
  readonly type: LinkType | null;
  readonly onGiveUp: () => void;
  readonly children: string;
}

/** Why a link failed, and the next step. */
export function LinkFailed({ type, onGiveUp, children }: LinkFailedProps) {
  return (
    <>
      <Alert tone="danger" title="This link didn’t work" announce>
        {children}
      </Alert>
      {type === 'email_change' ? (
        <LinkButton to={settingsAddress('account')} full>
          Open settings
        </LinkButton>
      ) : (
        <>
          {type === 'signup' || type === 'email' ? <AskConfirmation /> : null}
          <Button full onClick={onGiveUp}>
            Sign in
          </Button>
          <LinkButton to={forgotPasswordPath} variant="ghost" full>
            Email me a password link
          </LinkButton>
        </>
      )}
    </>
  );
}
