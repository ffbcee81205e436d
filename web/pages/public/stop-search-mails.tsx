import { useEffect, useState } from 'react';
import { pageMeta } from '#web/lib/page-meta.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

export const meta = () => pageMeta({ title: 'Stop these mails', hidden: true });

type Stage = 'asking' | 'working' | 'done' | { readonly refused: string };

/** Where the link in a mail leads. Opening it changes nothing, because mail programs open links by themselves. */
export default function StopSearchMails() {
  const [stage, setStage] = useState<Stage>('asking');
  // The prerendered page knows no address.
  const [token, setToken] = useState<string | null>();
  useEffect(() => setToken(new URLSearchParams(window.location.search).get('token')), []);

  async function stop() {
    setStage('working');
    const [{ call, ApiError }, { savedSearchesApi }] = await Promise.all([
      import('#web/lib/api-client.ts'),
      import('#contract/saved-searches.ts'),
    ]);
    try {
      await call(savedSearchesApi.stopMails, { body: { token: token ?? '' } });
      setStage('done');
    } catch (error) {
      setStage({ refused: error instanceof ApiError ? error.message : 'Please try again in a moment.' });
    }
  }

  return (
    <section className="page grid min-h-[60dvh] max-w-3xl content-center justify-items-start gap-6 py-20">
      <h1 className="font-extrabold text-5xl tracking-[-0.035em] md:text-6xl">
        {stage === 'done' ? 'These mails have stopped' : 'Stop these mails'}
      </h1>
      <div role="status" className="grid justify-items-start gap-6">
        <p className="text-ink-soft text-lg leading-relaxed">
          {stage === 'done'
            ? 'Your search stays saved. You can have it mailed again whenever you like, in the rep portal.'
            : 'We then no longer mail you the new jobs of this saved search. Your other mails stay as they are.'}
        </p>
        {typeof stage === 'object' ? (
          <Alert tone="danger" title="That did not work">
            {stage.refused}
          </Alert>
        ) : null}
        {stage === 'done' ? (
          <LinkButton to="/" size="large">
            Return to Home
          </LinkButton>
        ) : (
          <Button
            size="large"
            busy={stage === 'working'}
            disabledReason={token !== null ? null : 'The address lacks its last part. Open the link in the mail again.'}
            onClick={() => void stop()}
          >
            Stop the mails
          </Button>
        )}
      </div>
    </section>
  );
}
