import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminUserDetail } from '#contract/admin/admin.ts';
import { adminUsersApi } from '#contract/admin/admin-users.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { ReasonDialog } from '#web/lib/reason-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { CorrectEmailDialog } from './correct-email-dialog.tsx';

/** Help for a user who can't sign in, or who fears that another person can. */
export function HelpUser({ user }: { readonly user: AdminUserDetail }) {
  const [asking, setAsking] = useState<'recovery' | 'sign out' | 'email' | null>(null);
  const recover = useMutation(mutationOf(adminUsersApi.sendRecovery));
  const signOut = useMutation(mutationOf(adminUsersApi.signOut));
  const close = () => setAsking(null);
  const params = { userId: user.id };
  if (user.suspension) return null;
  return (
    <>
      <Button variant="secondary" full="phone" onClick={() => setAsking('recovery')}>
        Send recovery email
      </Button>
      <Button variant="secondary" full="phone" onClick={() => setAsking('sign out')}>
        Sign out everywhere
      </Button>
      <Button variant="secondary" full="phone" onClick={() => setAsking('email')}>
        Correct email
      </Button>
      <EmailMove user={user} />
      {asking === 'recovery' ? (
        <ReasonDialog
          title="Send a recovery email?"
          description={`We’ll email ${user.email} a link that works for 24 hours. Their password will stay the same until they choose a new one. Two-factor sign-in will stay on.`}
          confirmLabel="Send recovery email"
          tone="primary"
          onSend={async (reason) => {
            await recover.mutateAsync({ params, body: { reason } });
            toast({ title: 'Recovery email sent' });
          }}
          onClose={close}
        />
      ) : null}
      {asking === 'sign out' ? (
        <ReasonDialog
          title="Sign this user out everywhere?"
          description={`We’ll sign ${user.email} out on every device immediately and email them. Their password and two-factor sign-in will stay the same.`}
          confirmLabel="Sign user out"
          onSend={async (reason) => {
            await signOut.mutateAsync({ params, body: { reason } });
            toast({ title: 'Signed out everywhere', description: 'We emailed the user.' });
          }}
          onClose={close}
        />
      ) : null}
      {asking === 'email' ? <CorrectEmailDialog user={user} onClose={close} /> : null}
    </>
  );
}

/** Pending changes, and those that can still be undone. */
function EmailMove({ user: { email, emailCorrection, moveUndoableUntil } }: { readonly user: AdminUserDetail }) {
  return (
    <>
      {emailCorrection ? (
        <Alert
          tone="warning"
          title={`The account’s email address is about to change to ${emailCorrection.newEmail}`}
          className="w-full"
        >
          {emailCorrection.mailed
            ? `We emailed the new address a confirmation link. The user can still stop the change from ${email}. To send the link again, propose the same address again.`
            : `We emailed ${email}, and the user can stop the change from there. We’ll email a confirmation link to the new address on ${formatDateTime(emailCorrection.takesEffectAt)}.`}
        </Alert>
      ) : null}
      {moveUndoableUntil ? (
        <Alert title="This account’s email address changed recently" className="w-full">
          {`The user can undo the change from the old address until ${formatDateTime(moveUndoableUntil)}. Until then, we won’t make payouts and bank details can’t be changed.`}
        </Alert>
      ) : null}
    </>
  );
}
