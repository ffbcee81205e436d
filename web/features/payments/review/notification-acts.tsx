import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { adminPaymentsApi as api, type PayfastNotification } from '#contract/payments/admin-payments.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { BecauseDialog } from './because-dialog.tsx';
import { notificationWords } from './review-words.ts';

/** What a person may do about a notification that nothing else settles. */
export function NotificationActs({
  notification: { id, state, signed },
}: {
  readonly notification: PayfastNotification;
}) {
  const confirm = useMutation(mutationOf(api.confirm));
  const dismiss = useMutation(mutationOf(api.dismiss));
  const [dismissing, setDismissing] = useState(false);
  if (!signed || state === 'applied' || state === 'dismissed') return null;
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
    <div className="flex flex-wrap gap-2">
      {state === 'refused' ? null : (
        <Button size="small" busy={confirm.isPending} onClick={() => void ask()}>
          Ask the provider
        </Button>
      )}
      <Button size="small" variant="secondary" onClick={() => setDismissing(true)}>
        Put aside
      </Button>
      {dismissing ? (
        <BecauseDialog
          title="Put this notification aside?"
          description="Nothing follows from it, also when the provider sends it again. Nobody can undo that."
          confirmLabel="Put it aside"
          onSend={async (reason) => {
            await dismiss.mutateAsync({ params, body: { reason } });
            toast({ title: 'Put aside' });
          }}
          onClose={() => setDismissing(false)}
        />
      ) : null}
    </div>
  );
}
