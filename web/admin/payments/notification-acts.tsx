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

/** What an admin can do about a notification that can't be processed automatically. */
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
        title: settled
          ? 'The provider confirmed this notification'
          : `Status unchanged: ${notificationWords[now].label.toLowerCase()}`,
        description: settled ? 'We’ve processed it.' : (reason ?? 'The provider didn’t confirm it.'),
      });
    } catch (error) {
      failureToast('We couldn’t ask the provider', error);
    }
  }

  return (
    <div ref={acts} tabIndex={-1} className="flex flex-wrap gap-2 outline-none">
      {state === 'refused' ? null : (
        <Button size="small" busy={confirm.isPending} onClick={() => void ask()}>
          Ask provider
        </Button>
      )}
      {canVouch ? (
        <Button
          size="small"
          variant="secondary"
          disabledReason={
            vouched?.by === email ? 'You confirmed this notification, so another admin must approve it.' : null
          }
          onClick={() => setAsking('vouch')}
        >
          {vouched ? 'Approve notification' : 'Confirm notification'}
        </Button>
      ) : null}
      <Button size="small" variant="secondary" onClick={() => setAsking('dismiss')}>
        Dismiss
      </Button>
      {asking === 'vouch' ? (
        <ReasonDialog
          title={vouched ? 'Approve this notification?' : 'Confirm this notification?'}
          description={
            vouched
              ? `${vouched.by} confirmed this notification. Approval will take effect immediately, as if the provider had confirmed it. This can’t be undone.`
              : 'Confirm only what you’ve seen at the provider. Your confirmation will take effect once another admin approves it.'
          }
          confirmLabel={vouched ? 'Approve notification' : 'Confirm notification'}
          tone={vouched ? 'danger' : 'primary'}
          onSend={async (reason) => {
            const { state: now, reason: why } = await vouch.mutateAsync({ params, body: { reason } });
            const outcome = now === 'applied' ? 'Notification processed' : (why ?? 'Still waiting');
            toast(
              vouched
                ? { title: outcome }
                : { title: 'Confirmation proposed', description: 'A second admin must approve it.' },
            );
          }}
          onClose={() => setAsking(null)}
        />
      ) : null}
      {asking === 'dismiss' ? (
        <ReasonDialog
          title="Dismiss this notification?"
          description="A dismissed notification has no effect, even if the provider sends it again. This can’t be undone."
          confirmLabel="Dismiss notification"
          onSend={async (reason) => {
            await dismiss.mutateAsync({ params, body: { reason } });
            toast({ title: 'Notification dismissed' });
          }}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </div>
  );
}
