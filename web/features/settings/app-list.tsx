import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { authClient } from '#web/lib/auth-client.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { toast } from '#web/lib/toast.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { reasonOf } from './failure-reason.ts';
import { useOwnerProof } from './use-owner-proof.tsx';

interface App {
  readonly id: string;
  readonly created_at: string;
}

interface AppListProps {
  readonly apps: readonly App[];
  readonly onChanged: () => void;
}

/** The active authenticator apps. */
export function AppList({ apps, onChanged }: AppListProps) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line">
      {apps.map((app) => (
        <li key={app.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
          <Smartphone aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
          <div className="min-w-[min(10rem,100%)] flex-1">
            <p className="font-semibold">Authenticator app</p>
            <p className="text-ink-soft text-sm">Added on {formatDate(app.created_at)}</p>
          </div>
          <RemoveApp app={app} isLast={apps.length === 1} onChanged={onChanged} />
        </li>
      ))}
    </ul>
  );
}

interface RemoveAppProps {
  readonly app: App;
  readonly isLast: boolean;
  readonly onChanged: () => void;
}

function RemoveApp({ app, isLast, onChanged }: RemoveAppProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { prove, proofDialog } = useOwnerProof();

  async function remove() {
    setBusy(true);
    const removed = await prove(() => authClient().mfa.unenroll({ factorId: app.id }));
    if (!removed) {
      setBusy(false);
      setAsking(false);
      return;
    }
    const { error } = removed;
    // The session's level has changed: with another app left, it needs a second factor again.
    if (!error) await authClient().refreshSession();
    setBusy(false);
    if (error) {
      failureToast('We couldn’t turn it off', error, reasonOf(error));
      return;
    }
    setAsking(false);
    toast({ title: isLast ? 'Two-factor sign-in is off' : 'App removed' });
    onChanged();
  }

  return (
    <>
      {proofDialog}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        trigger={
          <Button variant="secondary" size="small">
            {isLast ? 'Turn off' : 'Remove'}
          </Button>
        }
        title={isLast ? 'Turn off two-factor sign-in?' : 'Remove this app?'}
        description={
          isLast
            ? 'Your password alone will open your account. Your recovery codes will stop working too.'
            : 'Its codes will stop working. You’ll confirm it’s you with your other app.'
        }
        confirmLabel={isLast ? 'Turn off' : 'Remove app'}
        busy={busy}
        onConfirm={() => void remove()}
      />
    </>
  );
}
