import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { adminPaymentsApi as api } from '#contract/payments/admin-payments.ts';
import type { PayfastNotification } from '#contract/payments/payfast-notification.ts';
import { useAdmin } from '#web/admin/sign-in/admin-gate.tsx';
import { useAdminMay } from '#web/admin/sign-in/admin-role.ts';
import { useFocusOnChange } from '#web/features/payments/use-focus-on-change.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { ReasonDialog } from '#web/lib/reason-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { notificationWords } from './review-words.ts';

/** What a person may do about a notification that nothing else settles. */
export function NotificationActs({
  notification: { id, state, signed, canVouch, vouched },
}: {
  readonly notification: PayfastNotification;
}) {
  const confirm = useMutation(mutationOf(api.confirm));
  const dismiss = useMutation(mutationOf(api.dismiss));
  const vouch = useMutation(mutationOf(api.vouch));
  const { email } = useAdmin();
  const may = useAdminMay()('payments.settle');
  const [asking, setAsking] = useState<'dismiss' | 'vouch' | null>(null);
  const acts = useFocusOnChange<HTMLDivElement>(vouched?.by ?? '');
  if (!may || !signed || state === 'applied' || state === 'dismissed') return null;
  const params = { notificationId: id };

  async function ask() {
    try {
      const { state: now, reason } = await confirm.mutateAsync({ params });
      const settled = now === 'applied';
      toast({
        title: settled ? 'The provider confirms it' : `Still: ${notificationWords[now].label.toLowerCase()}`,
        description: settled ? 'It was carried out.' : (reason ?? 'The provider does not bear it out.'),
      });
    } catch (error) {
      failureToast('The provider was not asked', error);
    }
  }

  return (
    <div ref={acts} tabIndex={-1} className="flex flex-wrap gap-2 outline-none">
      {state === 'refused' ? null : (
        <Button size="small" busy={confirm.isPending} onClick={() => void ask()}>
          Ask the provider
        </Button>
      )}
      {canVouch ? (
        <Button
          size="small"
          variant="secondary"
          disabledReason={vouched?.by === email ? 'You confirmed it, so another admin has to agree.' : null}
          onClick={() => setAsking('vouch')}
        >
          {vouched ? 'Agree that it is true' : 'Say that it is true'}
        </Button>
      ) : null}
      <Button size="small" variant="secondary" onClick={() => setAsking('dismiss')}>
        Put aside
      </Button>
      {asking === 'vouch' ? (
        <ReasonDialog
          title="Is this notification true?"
          description={
            vouched
              ? `${vouched.by} confirmed it. It takes effect immediately, as if the provider had confirmed it. This can’t be undone.`
              : 'Confirm only what you’ve seen at the provider. It takes effect once another admin agrees.'
          }
          confirmLabel={vouched ? 'Carry it out' : 'It is true'}
          tone={vouched ? 'danger' : 'primary'}
          onSend={async (reason) => {
            const { state: now, reason: why } = await vouch.mutateAsync({ params, body: { reason } });
            const outcome = now === 'applied' ? 'It was carried out' : (why ?? 'It still waits');
            toast(
              vouched
                ? { title: outcome }
                : { title: 'Confirmation proposed', description: 'It waits for a second admin.' },
            );
          }}
          onClose={() => setAsking(null)}
        />
      ) : null}
      {asking === 'dismiss' ? (
        <ReasonDialog
          title="Put this notification aside?"
          description="It has no effect, even if the provider sends it again. This can’t be undone."
          confirmLabel="Put it aside"
          onSend={async (reason) => {
            await dismiss.mutateAsync({ params, body: { reason } });
            toast({ title: 'Put aside' });
          }}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </div>
  );
}
