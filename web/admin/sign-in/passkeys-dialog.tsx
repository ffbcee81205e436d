import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { passkeyMaximum } from '#contract/accounts/options.ts';
import { type AdminPasskey, adminPasskeysApi } from '#contract/operators/passkeys.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { queryOf } from '#web/lib/endpoint-queries.ts';
import { formatAgo, formatDate } from '#web/lib/format-time.ts';
import { passkeySupport } from '#web/lib/passkeys.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AddPasskeyForm } from './add-passkey-form.tsx';
import { RemovePasskeyForm } from './remove-passkey-form.tsx';

const passkeysQuery = queryOf(adminPasskeysApi.list, {});

/** The passkeys that an administrator signs in with. */
export default function AdminPasskeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(passkeysQuery);
  const [removing, setRemoving] = useState<AdminPasskey | null>(null);
  const [adding, setAdding] = useState(false);
  const items = data?.items ?? [];
  if (removing) return <RemovePasskeyForm passkey={removing} onClose={() => setRemoving(null)} />;
  if (adding) return <AddPasskeyForm onClose={() => setAdding(false)} />;

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Passkeys"
      description="A passkey covers both sign-in steps. Once you add one, your password alone will no longer be enough."
    >
      <div className="grid gap-6 pt-1">
        {data ? null : error ? (
          <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-16" label="Loading your passkeys" />
        )}
        {items.length > 0 ? (
          <ul aria-label="Your passkeys" className="divide-y divide-line rounded-card border border-line">
            {items.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setRemoving(passkey)} />
            ))}
          </ul>
        ) : null}
        {data && items.length === 0 ? <p className="text-ink-soft">You have no passkeys yet.</p> : null}
        {passkeySupport() === 'yes' ? (
          items.length < passkeyMaximum ? (
            <Button className="w-full md:w-fit" onClick={() => setAdding(true)} disabled={!data}>
              Add passkey
            </Button>
          ) : null
        ) : (
          <Alert>Passkeys need a recent browser, and a site address that isn’t an IP number.</Alert>
        )}
      </div>
    </Dialog>
  );
}

interface PasskeyRowProps {
  readonly passkey: AdminPasskey;
  readonly onRemove: () => void;
}

function PasskeyRow({ passkey: { name, addedAt, lastUsedAt }, onRemove }: PasskeyRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <KeyRound aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <div className="min-w-[min(10rem,100%)] flex-1">
        <p className="break-words font-semibold">{name}</p>
        <p className="text-ink-soft text-sm">
          Added on {formatDate(addedAt)}, {lastUsedAt ? `last used ${formatAgo(lastUsedAt)}` : 'not used yet'}
        </p>
      </div>
      <Button variant="secondary" size="small" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  );
}
