import { useQuery } from '@tanstack/react-query';
import { Circle, CircleCheck } from 'lucide-react';
import { legalTabAddress } from '#contract/site/portal-addresses.ts';
import { vettingRefusals } from '#contract/vetting/refusals.ts';
import { type PublishingNeed, publishingNeeds, refuseLegal } from '#domain/vetting/legal-state.ts';
import { isAwaited } from '#web/lib/is-awaited.ts';
import { Alert } from '#web/ui/alert.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Pending } from '#web/ui/pending.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { legalStatusQuery } from './api.ts';

const words: Record<PublishingNeed['id'], string> = {
  agreement: 'A signed agreement',
  documents: 'Your documents',
  approval: 'Our team’s approval',
};

/** For a business that may write but not yet post jobs: what is done, and what is missing. */
export function PublishingNotice() {
  const status = useQuery(legalStatusQuery('business'));
  const { data } = status;
  const refusal = data ? refuseLegal(data.standing) : null;
  if (!data || refusal === null) return isAwaited(status) ? <Pending /> : null;
  const { title, detail } = vettingRefusals[refusal];
  return (
    <Alert
      tone={refusal === 'legal.review_rejected' ? 'danger' : 'warning'}
      title={title}
      action={<LinkButton to={legalTabAddress('business')}>Open Legal tab</LinkButton>}
    >
      <p>{detail}</p>
      <p className="mt-2">You can save the job as a draft that only you can see. To post it, you need:</p>
      <ul className="mt-2 grid gap-1.5">
        {publishingNeeds(data.standing).map(({ id, done }) => (
          <li key={id} className="flex items-center gap-2">
            {done ? (
              <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
            ) : (
              <Circle aria-hidden="true" className="size-5 shrink-0" />
            )}
            <span className={done ? undefined : 'font-semibold'}>{words[id]}</span>
            <VisuallyHidden>{done ? '(done)' : '(missing)'}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
