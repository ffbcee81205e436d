import { useState } from 'react';
import { authClient } from '#web/lib/auth-client.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { plural } from '#web/lib/format.ts';
import { Alert } from '#web/ui/alert.tsx';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { reasonOf } from './failure-reason.ts';
import { useOwnerProof } from './use-owner-proof.tsx';

interface RecoveryCodesProps {
  /** Null if none were generated yet. */
  readonly recovery: { readonly total: number; readonly remaining: number } | null;
  readonly onNewCodes: (codes: readonly string[]) => void;
}

const fewLeft = 3;

/** Recovery codes for a lost phone: how many are left, and a way to new ones. */
export function RecoveryCodes({ recovery, onNewCodes }: RecoveryCodesProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { prove, proofDialog } = useOwnerProof();

  async function make() {
    const { recoveryCodes } = authClient().mfa;
    setBusy(true);
    const made = await prove(() => (recovery ? recoveryCodes.regenerate() : recoveryCodes.generate()));
    setBusy(false);
    setAsking(false);
    if (!made) return;
    const { data, error } = made;
    if (error) failureToast('We couldn’t create your recovery codes', error, reasonOf(error));
    else onNewCodes(data.codes);
  }

  return (
    <div className="grid gap-3">
      {proofDialog}
      <h3 className="text-lg">Recovery codes</h3>
      <p className="max-w-prose text-[0.9375rem] text-ink-soft">
        Use one to sign in without your phone. Each works once. Store them away from your phone.
      </p>
      {recovery === null ? (
        <Alert tone="warning" title="You have no recovery codes">
          If you lose your phone, you won’t be able to sign in.
        </Alert>
      ) : recovery.remaining <= fewLeft ? (
        <Alert tone="warning" title={`Only ${plural(recovery.remaining, 'code')} left`}>
          Create new ones before you run out.
        </Alert>
      ) : (
        <p className="font-semibold">
          {recovery.remaining} of {recovery.total} codes left
        </p>
      )}
      {recovery === null ? (
        <Button variant="secondary" className="w-full md:w-fit" busy={busy} onClick={() => void make()}>
          Create recovery codes
        </Button>
      ) : (
        <AlertDialog
          open={asking}
          onOpenChange={setAsking}
          trigger={
            <Button variant="secondary" className="w-full md:w-fit">
              {' '}
              Create new codes
            </Button>
          }
          title="Create new recovery codes?"
          description="Your current codes will stop working immediately."
          confirmLabel="Create new codes"
          busy={busy}
          onConfirm={() => void make()}
        />
      )}
    </div>
  );
}
