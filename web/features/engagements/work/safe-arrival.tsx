import { useMutation, useQuery } from '@tanstack/react-query';
import { MessageCircle, Phone } from 'lucide-react';
import { useState } from 'react';
import type { Engagement } from '#contract/engagements/engagements.ts';
import { sharedShiftAddress, writeToTeamAddress } from '#contract/site/portal-addresses.ts';
import { safeArrivalApi } from '#contract/trust/safe-arrival.ts';
import { nextShift } from '#domain/engagements/next-shift.ts';
import { helpNumbers } from '#texts/engagements/help-numbers.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { mutationOf, queryOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { formatUntil } from '#web/lib/format-time.ts';
import { siteOrigin } from '#web/lib/site-origin.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ShareButton } from '#web/ui/share-button.tsx';

interface SafeArrivalProps {
  readonly work: Engagement;
  readonly now: Date;
}

/** Shares a shift with a person the rep chooses, and leads to help. Renders nothing once no shift is to come. */
export function SafeArrival({ work, now }: SafeArrivalProps) {
  const params = { engagementId: work.id };
  const isComing = nextShift(work, now) !== null;
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(safeArrivalApi.show, { params }),
    enabled: isComing,
  });
  const share = useMutation(mutationOf(safeArrivalApi.share));
  const stop = useMutation(mutationOf(safeArrivalApi.stop));
  const [asksHelp, setAsksHelp] = useState(false);
  const link = data?.link ?? null;
  if (!isComing && !link) return null;

  const act = async (mutate: () => Promise<unknown>, failed: string) => {
    try {
      await mutate();
    } catch (error) {
      failureToast(failed, error);
    }
  };
  return (
    <Card
      title="Safe arrival"
      description="Share your shift with someone you trust. The link shows only where you work and until when."
    >
      <div className="grid gap-4">
        {link ? (
          <p>
            You’re sharing this shift. The link ends by itself on {formatUntil(link.endsAt)}.
            {share.data ? null : ' We can’t show it again. A new link replaces the one you shared.'}
          </p>
        ) : null}
        {error && !data ? <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} /> : null}
        {link && share.data ? <Sharing url={siteOrigin() + sharedShiftAddress(share.data.token)} /> : null}
        <div className="flex flex-wrap gap-3">
          {link && share.data ? null : (
            <Button
              variant="secondary"
              full="phone"
              busy={share.isPending}
              // A link that isn't known yet would be replaced.
              disabled={!data}
              busyLabel="Creating link"
              onClick={() => void act(() => share.mutateAsync({ params }), 'We couldn’t create the link')}
            >
              {link ? 'Create a new link' : 'Share my shift'}
            </Button>
          )}
          {link ? (
            <Button
              variant="ghost"
              full="phone"
              busy={stop.isPending}
              busyLabel="Ending link"
              onClick={() => void act(() => stop.mutateAsync({ params }).then(share.reset), 'We couldn’t end the link')}
            >
              Stop sharing
            </Button>
          ) : null}
          <Button variant="ghost" full="phone" onClick={() => setAsksHelp(true)}>
            I don’t feel safe
          </Button>
        </div>
      </div>
      <Dialog
        open={asksHelp}
        onOpenChange={setAsksHelp}
        title="I don’t feel safe"
        description="Leave if you can. Your safety comes before the gig."
      >
        <HelpNumbers />
      </Dialog>
    </Card>
  );
}

function Sharing({ url }: { readonly url: string }) {
  const text = 'Where I work, and until when:';
  return (
    <div className="flex flex-wrap items-center gap-3">
      <LinkButton
        to={`https://wa.me/?${new URLSearchParams({ text: `${text} ${url}` })}`}
        target="_blank"
        rel="noreferrer"
        size="small"
        icon={<MessageCircle aria-hidden="true" className="size-4" />}
      >
        Share on WhatsApp
      </LinkButton>
      <CopyButton text={url}>Copy link</CopyButton>
      <ShareButton title="My shift" text={text} url={url}>
        Share another way
      </ShareButton>
    </div>
  );
}

function HelpNumbers() {
  return (
    <div className="grid gap-5">
      <ul className="grid gap-3">
        {helpNumbers.map(({ name, number, dial, note }) => (
          <li key={number} className="grid gap-1">
            <LinkButton
              to={`tel:${dial}`}
              variant="secondary"
              full="phone"
              icon={<Phone aria-hidden="true" className="size-4.5" />}
            >
              {`Call ${number}`}
            </LinkButton>
            <span className="text-[0.9375rem]">
              <span className="font-semibold">{name}.</span> <span className="text-ink-soft">{note}.</span>
            </span>
          </li>
        ))}
      </ul>
      <div className="grid gap-2 border-line border-t pt-4">
        <p className="text-[0.9375rem] text-ink-soft">
          Then tell our team what happened. We can’t send help, so call first if you’re in danger.
        </p>
        <div>
          <LinkButton to={writeToTeamAddress('rep')} variant="secondary" full="phone">
            Message our team
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
