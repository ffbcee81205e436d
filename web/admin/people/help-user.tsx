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

/** What the team does for somebody who cannot get in, or fears that somebody else can. */
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
          description={`A link goes to ${user.email}. The link works for 24 hours. Their password stays the same until they choose a new one, and two-factor sign-in stays on.`}
          confirmLabel="Send it"
          tone="primary"
          onSend={async (reason) => {
            await recover.mutateAsync({ params, body: { reason } });
            toast({ title: 'The mail is on its way' });
          }}
          onClose={close}
        />
      ) : null}
      {asking === 'sign out' ? (
        <ReasonDialog
          title="Sign them out everywhere?"
          description={`Every device of ${user.email} is signed out immediately, and we email them. Their password and two-factor sign-in stay the same.`}
          confirmLabel="Sign out"
          onSend={async (reason) => {
            await signOut.mutateAsync({ params, body: { reason } });
            toast({ title: 'Signed out everywhere', description: 'We emailed the person.' });
          }}
          onClose={close}
        />
      ) : null}
      {asking === 'email' ? <CorrectEmailDialog user={user} onClose={close} /> : null}
    </>
  );
}

/** What is under way, or can still be undone. */
function EmailMove({ user: { email, emailCorrection, moveUndoableUntil } }: { readonly user: AdminUserDetail }) {
  return (
    <>
      {emailCorrection ? (
        <Alert tone="warning" title={`The account is about to move to ${emailCorrection.newEmail}`} className="w-full">
          {emailCorrection.mailed
            ? `We emailed that address a link and wait for its confirmation. ${email} can still stop the move. To send the link again, correct the email to the same address.`
            : `${email} was emailed and can stop it. We email the new address a link on ${formatDateTime(emailCorrection.takesEffectAt)}.`}
        </Alert>
      ) : null}
      {moveUndoableUntil ? (
        <Alert title="The account moved to this email address lately" className="w-full">
          {`The former address can undo it until ${formatDateTime(moveUndoableUntil)}. Until then no payouts are made and bank details can't be changed.`}
        </Alert>
      ) : null}
    </>
  );
}
