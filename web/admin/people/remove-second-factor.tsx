import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { type AdminUserDetail, adminApi } from '#contract/admin/admin.ts';
import { checkedActInput } from '#contract/admin/admin-users.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { adminUserQuery } from './api.ts';
import { CheckedReason } from './checked-reason.tsx';

/** For a user who lost their phone and their recovery codes. */
export function RemoveSecondFactor({ user }: { readonly user: AdminUserDetail }) {
  const [asking, setAsking] = useState(false);
  if (user.secondFactorEndsAt !== null) {
    return (
      <Alert tone="warning" title={`Two-factor sign-in ends on ${formatDateTime(user.secondFactorEndsAt)}`}>
        We emailed the user, who can stop this until then.
      </Alert>
    );
  }
  if (!user.secondFactor) return null;
  return (
    <>
      <Button variant="secondary" className="w-full md:w-fit" onClick={() => setAsking(true)}>
        Turn off two-factor sign-in
      </Button>
      {asking ? <RemovalDialog user={user} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

interface RemovalDialogProps {
  readonly user: AdminUserDetail;
  readonly onClose: () => void;
}

type Values = z.input<typeof checkedActInput>;

function RemovalDialog({ user, onClose }: RemovalDialogProps) {
  const queries = useQueryClient();
  const remove = useMutation(mutationOf(adminApi.removeSecondFactor));
  const form = useForm<Values>({
    resolver: zodResolver(checkedActInput),
    defaultValues: { reason: '', identityChecked: false },
  });
  return (
    <SendDialog
      form={form}
      title="Turn off two-factor sign-in?"
      description={`We’ll email ${user.email}, who has 24 hours to stop this. After that, they’ll sign in with their password only.`}
      confirmLabel="Turn off in 24 hours"
      tone="danger"
      failedTitle="We couldn’t turn off two-factor sign-in"
      onSend={async (body) => {
        const { takesEffectAt } = await remove.mutateAsync({ params: { userId: user.id }, body });
        queries.setQueryData(adminUserQuery(user.id).queryKey, { ...user, secondFactorEndsAt: takesEffectAt });
        toast({
          title: 'Two-factor sign-in ends in 24 hours',
          description: 'We emailed the user, who can stop this until then.',
        });
      }}
      onClose={onClose}
    >
      <CheckedReason control={form.control} user={user} />
    </SendDialog>
  );
}
