import { useMutation } from '@tanstack/react-query';
import { Check, Send } from 'lucide-react';
import { type SuggestedRep, suggestionsApi } from '#contract/matching/suggestions.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { formatAgo } from '#web/lib/format-time.ts';
import { toast } from '#web/lib/toast.ts';
import { useTrialRefusal } from '#web/lib/trial-closed.ts';
import { Button } from '#web/ui/button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface InviteRepProps {
  readonly jobId: string;
  readonly rep: Pick<SuggestedRep, 'repId' | 'name' | 'invitedAt'>;
  readonly refusal: string | null;
}

/** Invites a rep to apply, or withdraws the invitation: easily undone, so without a confirmation. */
export function InviteRep({ jobId, rep: { repId, name, invitedAt }, refusal }: InviteRepProps) {
  const invite = useMutation(mutationOf(suggestionsApi.invite));
  const cancel = useMutation(mutationOf(suggestionsApi.cancelInvitation));
  const trialRefusal = useTrialRefusal(suggestionsApi.invite);
  const invited = invitedAt !== null;
  const why = trialRefusal ?? refusal;

  async function press() {
    try {
      const input = { params: { jobId, repId } };
      if (invited) await cancel.mutateAsync(input);
      else await invite.mutateAsync(input);
      toast(
        invited
          ? { title: 'Invitation withdrawn', description: `${name} can no longer see it.` }
          : { title: `${name} invited`, description: 'We’ll notify you when they apply.' },
      );
    } catch (error) {
      failureToast(invited ? 'We couldn’t withdraw the invitation' : 'We couldn’t send the invitation', error);
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {/* The same button: the focus stays. */}
      <Button
        variant={invited ? 'secondary' : 'primary'}
        full="phone"
        busy={invite.isPending || cancel.isPending}
        icon={invited ? undefined : <Send aria-hidden="true" className="size-4.5" />}
        disabledReason={invited ? null : why}
        onClick={() => void press()}
      >
        {invited ? 'Withdraw invitation' : 'Invite to apply'}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
      {invitedAt !== null ? (
        <p className="flex items-center gap-1.5 text-ink-soft text-sm">
          <Check aria-hidden="true" className="size-4 text-brand" />
          Invited {formatAgo(invitedAt)}
        </p>
      ) : null}
    </div>
  );
}
