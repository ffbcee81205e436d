import { useEffect, useState } from 'react';
import { brand, mailUrl } from '#contract/brand.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

export const meta = () => pageMeta({ title: 'This was not me', hidden: true });

const texts = {
  change: {
    asking:
      'We then put your two-factor sign-in back to what it was before, sign out every device, and mail you a link to choose a new password. Until you have chosen one, no password opens your account.',
    press: 'Take it back',
    done: 'Your account is as it was',
    next: 'Every device is signed out. Look into your mailbox: we sent you a link to choose a new password.',
  },
  removal: {
    asking: 'We then leave two-factor sign-in on your account as it is, whoever asked our support to remove it.',
    press: 'Keep two-factor sign-in',
    done: 'Two-factor sign-in stays on',
    next: 'Whoever asked for it said that they are you. To be safe, sign in and choose a new password.',
  },
};

type Stage = 'asking' | 'working' | 'done' | { readonly refused: string };

/** Where the link in a mail leads. Opening it changes nothing, because mail programs open links by themselves. */
export default function ThisWasNotMe() {
  const [stage, setStage] = useState<Stage>('asking');
  // The prerendered page knows no address.
  const [token, setToken] = useState<string | null>();
  useEffect(() => setToken(new URLSearchParams(window.location.search).get('token')), []);
  const words = texts[token?.startsWith('removal.') ? 'removal' : 'change'];

  async function press() {
    setStage('working');
    let refused = 'Please try again in a moment.';
    try {
      const [{ call, ApiError }, { secondFactorApi }] = await Promise.all([
        import('#web/lib/api-client.ts'),
        import('#contract/accounts/second-factor.ts'),
      ]);
      await call(secondFactorApi.undo, { body: { token: token ?? '' } }).catch((error: unknown) => {
        if (error instanceof ApiError) refused = error.message;
        throw error;
      });
      setStage('done');
    } catch {
      setStage({ refused });
    }
  }

  return (
    <section className="page grid min-h-[60dvh] max-w-3xl content-center justify-items-start gap-6 py-20">
      <h1 className="font-extrabold text-5xl tracking-[-0.035em] md:text-6xl">
        {stage === 'done' ? words.done : 'This was not you?'}
      </h1>
      <div role="status" className="grid justify-items-start gap-6">
        <p className="text-ink-soft text-lg leading-relaxed">{stage === 'done' ? words.next : words.asking}</p>
        {typeof stage === 'object' ? (
          <Alert tone="danger" title="That did not work">
            {stage.refused} You can also write to{' '}
            <a href={mailUrl} className="underline">
              {brand.support.email}
            </a>
            .
          </Alert>
        ) : null}
        {stage === 'done' ? (
          <LinkButton to="/" size="large">
            Return to Home
          </LinkButton>
        ) : (
          <Button
            variant="danger"
            size="large"
            busy={stage === 'working'}
            disabledReason={token !== null ? null : 'The address lacks its last part. Open the link in the mail again.'}
            onClick={() => void press()}
          >
            {words.press}
          </Button>
        )}
      </div>
    </section>
  );
}
