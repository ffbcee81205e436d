import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Timeline } from '#web/ui/timeline.tsx';

export interface FirstStep {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** `waits`: for another party. `blocked`: by an earlier step. */
  readonly state: 'done' | 'open' | 'waits' | 'blocked';
  readonly to: string;
  readonly action: string;
}

/** The first steps, in order, with a button for the next. */
export function FirstSteps({ steps, text }: { readonly steps: readonly FirstStep[]; readonly text: string }) {
  const current = steps.find(({ state }) => state === 'open');
  return (
    <Card title="Start here" description={text}>
      <Timeline
        entries={steps.map((step) => ({
          id: step.id,
          title: step.title,
          tone: step.state === 'done' ? 'done' : step === current ? 'current' : 'next',
          body:
            step.state === 'done' ? (
              <span className="text-ink-soft">Done</span>
            ) : (
              <>
                <p className="text-ink-soft">{step.text}</p>
                {step === current ? (
                  <LinkButton to={step.to} full="phone" className="mt-3">
                    {step.action}
                  </LinkButton>
                ) : step.state === 'open' ? (
                  <TextLink to={step.to} className="inline-block py-1">
                    {step.action}
                  </TextLink>
                ) : null}
              </>
            ),
        }))}
      />
    </Card>
  );
}
