import { forgetCourses } from '#web/features/courses/kept/courses-database.ts';
import { forgetOutbox } from '#web/features/messaging/sync/outbox-database.ts';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { WithProvableAccount } from '#web/features/session/provable-account.tsx';
import { signOut } from '#web/lib/session-store.ts';
import { toast } from '#web/lib/toast.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DeleteAccountForm } from './delete-account-form.tsx';

/** Asks for a proof of identity, and a confirmation. */
export function DeleteAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const { userId } = useMe();

  function leave() {
    forgetOutbox(userId).catch(() => undefined);
    forgetCourses(userId).catch(() => undefined);
    // The server has ended the session already; this browser clears it, and the page redirects home.
    signOut('/').catch(() => undefined);
    toast({
      title: 'Your account is deleted',
      description: 'Thank you for using Thengisa. We’ve emailed you a confirmation.',
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete your account?"
      description="Confirm that it’s you. This can’t be undone."
      size="small"
    >
      <WithProvableAccount>
        {(account) => <DeleteAccountForm account={account} onCancel={onClose} onDeleted={leave} />}
      </WithProvableAccount>
    </Dialog>
  );
}
