import { useMutation } from '@tanstack/react-query';
import { type AccountSettings, accountApi } from '#contract/accounts/account.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { reasonOf } from './failure-reason.ts';

interface CorrectionNoticeProps {
  readonly correction: NonNullable<AccountSettings['emailCorrection']>;
}

/** A person claimed to our support team to own this account. The signed-in user can stop the change of address. */
export function CorrectionNotice({ correction: { newEmail, takesEffectAt, mailed } }: CorrectionNoticeProps) {
  const stop = useMutation({
    ...mutationOf(accountApi.cancelEmailChange),
    onSuccess: () => toast({ title: 'Your email address stays the same' }),
    onError: (error) => failureToast('We couldn’t stop the change', error, reasonOf(error)),
  });
  const when = mailed ? 'once it’s confirmed from that address' : `from ${formatDateTime(takesEffectAt)}`;
  return (
    <Alert tone="warning" title="Your account’s email address is about to change">
      <div className="grid justify-items-start gap-3">
        <p className="wrap-anywhere">
          Someone told our support team that they own this account and can’t access its inbox. Your email address can
          change to {newEmail} {when}. If this wasn’t you, keep your address and change your password.
        </p>
        <Button variant="secondary" size="small" busy={stop.isPending} onClick={() => stop.mutate({})}>
          Keep my address
        </Button>
      </div>
    </Alert>
  );
}
