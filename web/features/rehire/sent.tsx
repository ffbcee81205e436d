import { useMutation, useQuery } from '@tanstack/react-query';
import { ownJobAddress } from '#contract/site/portal-addresses.ts';
import { type Rehire, rehireApi } from '#contract/trust/rehire.ts';
import { NotLoaded } from '#web/features/lists/not-loaded.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { plural } from '#web/lib/format.ts';
import { formatAgo, formatUntil } from '#web/lib/format-time.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { rehiresQuery } from './api.ts';

type Invitation = Rehire['invitations'][number];

const statusWords: Record<Invitation['status'], { tone: BadgeTone; text: string }> = {
  accepted: { tone: 'success', text: 'Accepted' },
  declined: { tone: 'danger', text: 'Declined' },
  open: { tone: 'info', text: 'No answer yet' },
  expired: { tone: 'neutral', text: 'Didn’t answer' },
  withdrawn: { tone: 'neutral', text: 'Withdrawn' },
};

/** Teams that were invited before, with their answers. */
export function SentRehires() {
  const sent = useQuery({ ...rehiresQuery, refetchInterval: 60_000 });
  const { data } = sent;
  if (!data) return sent.error ? <NotLoaded query={sent} label="Loading invited teams" /> : null;
  if (data.items.length === 0) return null;
  return (
    <Card title="Invited teams">
      <ul className="grid gap-6">
        {data.items.map((one) => (
          <li key={one.id}>
            <Sent rehire={one} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Sent({ rehire }: { readonly rehire: Rehire }) {
  const { jobId, jobTitle, sentAt, answerBy, settledAt, room, invitations } = rehire;
  return (
    <section aria-label={jobTitle}>
      <h3 className="text-base wrap-anywhere">
        <TextLink to={ownJobAddress(jobId)}>{jobTitle}</TextLink>
      </h3>
      <p className="mt-1 text-ink-soft text-sm">
        Invited {formatAgo(sentAt)}. {settledAt === null ? `Reps answer by ${formatUntil(answerBy)}. ` : ''}
        {room === 0 ? 'Every place is taken.' : `${plural(room, 'place')} still empty. ${emptyWords(rehire)}`}
      </p>
      <ul className="mt-3 grid gap-2">
        {invitations.map((one) => (
          <Invited key={one.id} invitation={one} />
        ))}
      </ul>
    </section>
  );
}

const emptyWords = ({ emptyPlaces, takesApplications }: Pick<Rehire, 'emptyPlaces' | 'takesApplications'>) => {
  if (!takesApplications) return 'The job takes no applications now.';
  return emptyPlaces === 'standby' ? 'We offer what stays empty to reps on standby.' : 'Other reps can apply.';
};

function Invited({ invitation: { id, repName, status } }: { readonly invitation: Invitation }) {
  const withdraw = useMutation(mutationOf(rehireApi.withdraw));
  const { tone, text } = statusWords[status];
  async function takeBack() {
    try {
      await withdraw.mutateAsync({ params: { invitationId: id } });
    } catch (error) {
      failureToast('We couldn’t withdraw the invitation', error);
    }
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="min-w-0 flex-1 wrap-anywhere">{repName}</span>
      <Badge tone={tone}>{text}</Badge>
      {status === 'open' ? (
        <Button size="small" variant="ghost" busy={withdraw.isPending} onClick={() => void takeBack()}>
          Withdraw<span className="sr-only"> the invitation of {repName}</span>
        </Button>
      ) : null}
    </li>
  );
}
