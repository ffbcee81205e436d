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
        Send data copy
      </Button>
      <Button variant="danger" full="phone" onClick={() => setAsking('erasure')}>
        Delete account
      </Button>
      {asking === 'export' ? (
        <ReasonDialog
          title="Send a copy of this user’s data?"
          description={`We’ll copy all data about this user and email ${user.email} when the copy is ready. They can sign in and download it under Settings. You won’t see it.`}
          confirmLabel="Send data copy"
          tone="primary"
          failedTitle="We couldn’t start the copy"
          onSend={async (reason) => {
            await send.mutateAsync({ params: { userId: user.id }, body: { reason } });
            toast({ title: 'We’re making the copy', description: `We’ll email ${user.email} when the copy is ready.` });
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
      description={`Another admin must approve this. We’ll then delete ${user.email} immediately, and this can’t be undone. Accounts with unfinished gigs or money in the wallet can’t be deleted.`}
      confirmLabel="Propose deletion"
      tone="danger"
      failedTitle="We couldn’t propose the deletion"
      onOutdated={null}
      onSend={async (body) => {
        await erase.mutateAsync({ params: { userId: user.id }, body });
        toast({ title: 'Deletion proposed', description: 'A second admin can approve it under Approvals.' });
      }}
      onClose={onClose}
    >
      <CheckedReason control={form.control} user={user} />
    </SendDialog>
  );
}
