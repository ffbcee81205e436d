import { useMutation, useQuery } from '@tanstack/react-query';
import { secondFactorApi } from '#contract/accounts/second-factor.ts';
import { accountQuery } from '#web/features/session/api.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { isAwaited } from '#web/lib/is-awaited.ts';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Pending } from '#web/ui/pending.tsx';
import { reasonOf } from './failure-reason.ts';

/** A person claimed to our support to be this user and locked out: the signed-in user isn't. */
export function RemovalNotice() {
  const account = useQuery(accountQuery);
  const stop = useMutation({
    ...mutationOf(secondFactorApi.stopRemoval),
    onSuccess: () => toast({ title: 'Two-factor sign-in stays on' }),
    onError: (error) => failureToast('We couldn’t stop this', error, reasonOf(error)),
  });
  const { data } = account;
  if (!data?.secondFactorEndsAt) return isAwaited(account) ? <Pending /> : null;
  return (
    <Alert tone="warning" title={`We’ll turn off two-factor sign-in on ${formatDateTime(data.secondFactorEndsAt)}`}>
      <div className="grid justify-items-start gap-3">
        <p>
          Someone told our support team that they own this account and can’t sign in. If this wasn’t you, keep
          two-factor sign-in and change your password.
        </p>
        <Button variant="secondary" size="small" busy={stop.isPending} onClick={() => stop.mutate({})}>
          Keep two-factor sign-in
        </Button>
      </div>
    </Alert>
  );
}
