import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { AdminUserDetail } from '#contract/admin/admin.ts';
import { adminUsersApi, checkedActInput } from '#contract/admin/admin-users.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { ReasonDialog } from '#web/lib/reason-dialog.tsx';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckedReason } from './checked-reason.tsx';

/** For a person who asks the team for their data, or to be deleted, and can't sign in to do it (POPIA, sections 23 and 24). */
export function DataRequests({ user }: { readonly user: AdminUserDetail }) {
  const [asking, setAsking] = useState<'export' | 'erasure' | null>(null);
  const send = useMutation(mutationOf(adminUsersApi.sendExport));
  const close = () => setAsking(null);
  if (user.suspension) return null;
  return (
    <>
      <Button variant="secondary" full="phone" onClick={() => setAsking('export')}>
        Send their data
      </Button>
      <Button variant="danger" full="phone" onClick={() => setAsking('erasure')}>
        Delete account
      </Button>
      {asking === 'export' ? (
        <ReasonDialog
          title="Send them a copy of their data?"
          description={`We make a copy of all data about this person and email ${user.email} when it is ready. They download it under Settings, signed in. You don’t see it.`}
          confirmLabel="Send their data"
          tone="primary"
          failedTitle="We couldn’t start the copy"
          onSend={async (reason) => {
            await send.mutateAsync({ params: { userId: user.id }, body: { reason } });
            toast({ title: 'We’re making the copy', description: `We’ll email ${user.email} when it is ready.` });
          }}
          onClose={close}
        />
      ) : null}
      {asking === 'erasure' ? <ErasureDialog user={user} onClose={close} /> : null}
    </>
  );
}

interface ErasureDialogProps {
  readonly user: AdminUserDetail;
  readonly onClose: () => void;
}

function ErasureDialog({ user, onClose }: ErasureDialogProps) {
  const erase = useMutation(mutationOf(adminUsersApi.erase));
  const form = useForm<z.input<typeof checkedActInput>>({
    resolver: zodResolver(checkedActInput),
    defaultValues: { reason: '', identityChecked: false },
  });
  return (
    <SendDialog
      form={form}
      title="Delete this account?"
      description={`Another admin approves it first. Then ${user.email} is deleted immediately. This can’t be undone. Accounts with unfinished gigs or money in the wallet can’t be deleted.`}
      confirmLabel="Propose deletion"
      tone="danger"
      failedTitle="We couldn’t propose the deletion"
      onOutdated={null}
      onSend={async (body) => {
        await erase.mutateAsync({ params: { userId: user.id }, body });
        toast({ title: 'The deletion was proposed', description: 'It waits under Approvals for a second admin.' });
      }}
      onClose={onClose}
    >
      <CheckedReason control={form.control} user={user} />
    </SendDialog>
  );
}
