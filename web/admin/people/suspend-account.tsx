import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type AdminUserDetail, adminApi } from '#contract/admin/admin.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { formatRandExact, plural } from '#web/lib/format.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { ReasonDialog } from '#web/lib/reason-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { adminUserQuery } from './api.ts';

const endsWords = ({ gigs, cents }: AdminUserDetail['fundedWork']) =>
  gigs === 0
    ? 'This user has no funded gigs.'
    : `This will end ${plural(gigs, 'funded gig')} with ${formatRandExact(cents)} held. Lifting the suspension later won’t restore ${gigs === 1 ? 'it' : 'them'}.`;

const acts = {
  suspend: {
    endpoint: adminApi.suspend,
    label: 'Suspend account',
    title: 'Suspend this account?',
    description: ({ email, fundedWork }: AdminUserDetail) =>
      `We’ll sign ${email} out everywhere and email them. Their open jobs will close, and gigs that haven’t started will be cancelled. Gigs in progress will become disputes for your team to decide. Any wallet will go on hold. ${endsWords(fundedWork)}`,
    confirm: 'Suspend account',
    hint: 'We’ll record this reason and email it to the user.',
    done: 'Account suspended',
    failed: 'We couldn’t suspend the account',
  },
  lift: {
    endpoint: adminApi.liftSuspension,
    label: 'Lift suspension',
    title: 'Lift this suspension?',
    description: ({ email }: AdminUserDetail) =>
      `We’ll email ${email}, who can then sign in again. The hold on their wallet will end. Closed jobs and cancelled gigs won’t be restored.`,
    confirm: 'Lift suspension',
    hint: 'We’ll record this reason. The user won’t see it.',
    done: 'Suspension lifted',
    failed: 'We couldn’t lift the suspension',
  },
} as const;

/** Suspends an account, or lifts its suspension. */
export function SuspendAccount({ user }: { readonly user: AdminUserDetail }) {
  const [asking, setAsking] = useState(false);
  const { suspension } = user;
  const act = suspension ? 'lift' : 'suspend';
  return (
    <>
      {suspension ? (
        <Alert tone="warning" title={`Suspended since ${formatDateTime(suspension.since)}, by ${suspension.by}`}>
          {suspension.reason}
        </Alert>
      ) : null}
      <Button variant={suspension ? 'secondary' : 'danger'} className="w-full md:w-fit" onClick={() => setAsking(true)}>
        {acts[act].label}
      </Button>
      {asking ? <SuspensionDialog user={user} act={act} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

interface SuspensionDialogProps {
  readonly user: AdminUserDetail;
  readonly act: keyof typeof acts;
  readonly onClose: () => void;
}

function SuspensionDialog({ user, act, onClose }: SuspensionDialogProps) {
  const queries = useQueryClient();
  const { endpoint, title, description, confirm, hint, done, failed } = acts[act];
  const change = useMutation(mutationOf(endpoint));
  return (
    <ReasonDialog
      title={title}
      description={description(user)}
      hint={hint}
      confirmLabel={confirm}
      tone={act === 'suspend' ? 'danger' : 'primary'}
      failedTitle={failed}
      onSend={async (reason) => {
        const changed = await change.mutateAsync({ params: { userId: user.id }, body: { reason } });
        queries.setQueryData(adminUserQuery(user.id).queryKey, changed);
        toast({ title: done, description: 'We emailed the user.' });
      }}
      onClose={onClose}
    />
  );
}
