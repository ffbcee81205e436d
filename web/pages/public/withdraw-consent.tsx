import { useEffect, useState } from 'react';
import { brand, mailUrl } from '#contract/brand.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

export const meta = () => pageMeta({ title: 'Take back your consent', hidden: true });

type Stage = 'asking' | 'working' | 'done' | { readonly refused: string };

/** Where the link in a mail leads. Opening it changes nothing, because mail programs open links by themselves. */
export default function WithdrawConsent() {
  const [stage, setStage] = useState<Stage>('asking');
  // The prerendered page knows no address.
  const [token, setToken] = useState<string | null>();
  useEffect(() => setToken(new URLSearchParams(window.location.search).get('token')), []);

  async function withdraw() {
    setStage('working');
    let refused = 'Please try again in a moment.';
    try {
      const [{ call, ApiError }, { leadsApi }] = await Promise.all([
        import('#web/lib/api-client.ts'),
        import('#contract/contact/leads.ts'),
      ]);
      await call(leadsApi.withdraw, { body: { token: token ?? '' } }).catch((error: unknown) => {
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
        {stage === 'done' ? 'Your details are deleted' : 'Take back your consent'}
      </h1>
      <div role="status" className="grid justify-items-start gap-6">
        {stage === 'done' ? (
          <>
            <p className="text-ink-soft text-lg leading-relaxed">
              Nothing that you left with us in a form is kept any more. What this browser saved for you stays in it
              until you remove it.
            </p>
            <LinkButton to="/" size="large">
              Return to Home
            </LinkButton>
          </>
        ) : (
          <>
            <p className="text-ink-soft text-lg leading-relaxed">
              We then delete the details that were left in our forms under your address, and do not contact you about
              them again. An account, if you have one, stays as it is.
            </p>
            {typeof stage === 'object' ? (
              <Alert tone="danger" title="That did not work">
                {stage.refused} You can also write to{' '}
                <a href={mailUrl} className="underline">
                  {brand.support.email}
                </a>
                .
              </Alert>
            ) : null}
            <Button
              variant="danger"
              size="large"
              busy={stage === 'working'}
              disabledReason={
                token !== null ? null : 'The address lacks its last part. Open the link in the mail again.'
              }
              onClick={() => void withdraw()}
            >
              Delete my details
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
