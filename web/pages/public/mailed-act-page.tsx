import { useEffect, useState } from 'react';
import { mailUrl, support } from '#web/lib/site-facts.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { MailedAct } from './mailed-acts.ts';

export interface ActWords {
  readonly title: string;
  /** The effect of the action, before it happens. */
  readonly asking: string;
  readonly press: string;
  readonly doneTitle: string;
  readonly done: string;
}

interface MailedActPageProps {
  /** @param token from the URL; undefined until the page has read it */
  readonly wordsFor: (token: string | null | undefined) => ActWords;
  /** It can't be undone, or is urgent: an error also names our support address. */
  readonly grave?: boolean;
  readonly act: MailedAct;
}

type Stage = 'asking' | 'working' | 'done' | { readonly refused: string };

/** The page that a link in an email leads to. Opening it changes nothing, because mail programs open links by themselves. */
export function MailedActPage({ wordsFor, grave = false, act }: MailedActPageProps) {
  const [stage, setStage] = useState<Stage>('asking');
  // The prerendered page has no URL parameters.
  const [token, setToken] = useState<string | null>();
  useEffect(() => setToken(new URLSearchParams(window.location.search).get('token')), []);
  const words = wordsFor(token);

  async function press() {
    setStage('working');
    try {
      const { perform } = await import('./mailed-acts.ts');
      await perform(act, token ?? '');
      setStage('done');
    } catch (error) {
      // It may be this very file that failed to load.
      const client = await import('#web/lib/api-client.ts').catch(() => null);
      const said = client && error instanceof client.ApiError;
      setStage({ refused: said ? error.message : 'Please try again in a moment.' });
    }
  }

  return (
    <section className="page grid min-h-[60dvh] max-w-3xl content-center justify-items-start gap-6 py-20">
      <h1 className="font-extrabold text-5xl tracking-[-0.035em] md:text-6xl">
        {stage === 'done' ? words.doneTitle : words.title}
      </h1>
      <div role="status" className="grid justify-items-start gap-6">
        <p className="text-ink-soft text-lg leading-relaxed">{stage === 'done' ? words.done : words.asking}</p>
        {typeof stage === 'object' ? (
          <Alert tone="danger" title="That didn’t work">
            {stage.refused}
            {grave ? (
              <>
                {' You can also email '}
                <a href={mailUrl} className="underline">
                  {support.email}
                </a>
                .
              </>
            ) : null}
          </Alert>
        ) : null}
        {stage === 'done' ? (
          <LinkButton to="/" size="large">
            Return to Home
          </LinkButton>
        ) : (
          <Button
            variant={grave ? 'danger' : 'primary'}
            size="large"
            busy={stage === 'working'}
            disabledReason={token !== null ? null : 'Part of the link is missing. Open the link in the email again.'}
            onClick={() => void press()}
          >
            {words.press}
          </Button>
        )}
      </div>
    </section>
  );
}
