import { useQuery } from '@tanstack/react-query';
import { signOut } from '#web/lib/session-store.ts';
import { toast } from '#web/lib/toast.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { accountQuery, secondFactorsQuery } from './api.ts';
import { DeleteAccountForm } from './delete-account-form.tsx';
import { QueryPart } from './query-part.tsx';

/** Asks once more who is there, and whether they mean it. */
export function DeleteAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const account = useQuery(accountQuery);
  const factors = useQuery(secondFactorsQuery);

  function leave() {
    // The server has ended the session already; this browser forgets it, and the page leads home.
    signOut('/').catch(() => undefined);
    toast({ title: 'Your account is deleted', description: 'Thank you for having been here. A mail confirms it.' });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete your account?"
      description="Confirm that it is you. This cannot be undone."
      size="small"
    >
      <QueryPart query={account} label="Loading your account">
        {({ email, hasPassword }) => (
          <QueryPart query={factors} label="Loading your second factors">
            {({ apps }) => (
              <DeleteAccountForm
                email={email}
                hasPassword={hasPassword}
                hasSecondFactor={apps.length > 0}
                onCancel={onClose}
                onDeleted={leave}
              />
            )}
          </QueryPart>
        )}
      </QueryPart>
    </Dialog>
  );
}
