import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { authClient } from '#web/lib/auth-client.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { formatAgo, formatDate } from '#web/lib/format-time.ts';
import { toast } from '#web/lib/toast.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { reasonOf } from './failure-reason.ts';
import { NamePasskeyDialog } from './name-passkey-dialog.tsx';
import { useOwnerProof } from './use-owner-proof.tsx';

interface Passkey {
  readonly id: string;
  readonly friendly_name?: string;
  readonly created_at: string;
  readonly last_used_at?: string;
}

interface PasskeyListProps {
  readonly passkeys: readonly Passkey[];
  readonly onChanged: () => void;
}

export function PasskeyList({ passkeys, onChanged }: PasskeyListProps) {
  return (
    <ul aria-label="Your passkeys" className="divide-y divide-line rounded-card border border-line">
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} onChanged={onChanged} />
      ))}
    </ul>
  );
}

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly onChanged: () => void;
}

function PasskeyRow({ passkey, onChanged }: PasskeyRowProps) {
  const [naming, setNaming] = useState(false);
  const { friendly_name: name = 'Passkey', created_at: addedAt, last_used_at: usedAt } = passkey;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 px-4 py-3 md:grid-cols-[auto_minmax(0,1fr)_auto]">
      <KeyRound aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <div className="min-w-0">
        <p className="break-words font-semibold">{name}</p>
        <p className="text-ink-soft text-sm">
          Added on {formatDate(addedAt)}, {usedAt ? `last used ${formatAgo(usedAt)}` : 'not used yet'}
        </p>
      </div>
      <div className="col-start-2 flex flex-wrap gap-3 md:col-start-3">
        <Button variant="secondary" size="small" aria-label={`Rename ${name}`} onClick={() => setNaming(true)}>
          Rename
        </Button>
        <RemovePasskey id={passkey.id} name={name} onChanged={onChanged} />
      </div>
      {naming ? (
        <NamePasskeyDialog
          passkey={passkey}
          title="Rename this passkey"
          description="This only changes the name here, not on your device."
          onClose={() => setNaming(false)}
          onNamed={onChanged}
        />
      ) : null}
    </li>
  );
}

interface RemovePasskeyProps {
  readonly id: string;
  readonly name: string;
  readonly onChanged: () => void;
}

function RemovePasskey({ id, name, onChanged }: RemovePasskeyProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { prove, proofDialog } = useOwnerProof();

  async function remove() {
    setBusy(true);
    const removed = await prove(() => authClient().passkey.delete({ passkeyId: id }));
    // A session opened by this passkey loses its level.
    if (removed && !removed.error) await authClient().refreshSession();
    setBusy(false);
    setAsking(false);
    if (!removed) return;
    if (removed.error) {
      failureToast('We couldn’t remove the passkey', removed.error, reasonOf(removed.error));
      return;
    }
    toast({ title: 'Passkey removed', description: 'Delete it on your device too, which may still offer it.' });
    onChanged();
  }

  return (
    <>
      {proofDialog}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        trigger={
          <Button variant="secondary" size="small" aria-label={`Remove ${name}`}>
            Remove
          </Button>
        }
        title="Remove this passkey?"
        description={`“${name}” will no longer sign you in. We’ll sign out other devices that used it.`}
        confirmLabel="Remove passkey"
        busy={busy}
        onConfirm={() => void remove()}
      />
    </>
  );
}
