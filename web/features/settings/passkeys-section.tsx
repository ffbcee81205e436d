import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { passkeyMaximum } from '#contract/accounts/options.ts';
import { QueryPart } from '#web/features/lists/query-part.tsx';
import { passkeyTrouble } from '#web/features/session/passkey-texts.ts';
import { authClient } from '#web/lib/auth-client.ts';
import { makePasskey, noteUsedPasskey, passkeySupport } from '#web/lib/passkeys.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { passkeysQuery } from './api.ts';
import { NamePasskeyDialog } from './name-passkey-dialog.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { useOwnerProof } from './use-owner-proof.tsx';

/** Passkeys: signing in without a password. */
export function PasskeysSection() {
  const queries = useQueryClient();
  const passkeys = useQuery(passkeysQuery);
  const changed = () => void queries.invalidateQueries({ queryKey: passkeysQuery.queryKey });
  return (
    <Card
      title="Passkeys"
      description="Sign in with your fingerprint, your face or your screen lock. A passkey can’t be guessed or phished."
    >
      <QueryPart query={passkeys} label="Loading your passkeys">
        {(own) => (
          <div className="grid gap-6">
            {own.length > 0 ? <PasskeyList passkeys={own} onChanged={changed} /> : null}
            <AddPasskey isFirst={own.length === 0} full={own.length >= passkeyMaximum} onAdded={changed} />
          </div>
        )}
      </QueryPart>
    </Card>
  );
}

const reasons = {
  'no-browser': 'This browser doesn’t support passkeys yet. Update it, or open this page in another browser.',
  'no-name': 'Passkeys don’t work on an IP address. Open this site by its name, such as localhost.',
};

interface AddPasskeyProps {
  readonly isFirst: boolean;
  readonly full: boolean;
  readonly onAdded: () => void;
}

interface Added {
  readonly id: string;
  readonly friendly_name?: string;
}

function AddPasskey({ isFirst, full, onAdded }: AddPasskeyProps) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  /** Named after its device until the user renames it. */
  const [added, setAdded] = useState<Added | null>(null);
  const { prove, proofDialog } = useOwnerProof();
  const support = passkeySupport();

  async function add() {
    setTrouble(null);
    setBusy(true);
    try {
      const { passkey } = authClient();
      const started = await prove(() => passkey.startRegistration());
      if (started?.error) throw started.error;
      if (started?.data) {
        const { challenge_id: challengeId, options } = started.data;
        const { data, error } = await passkey.verifyRegistration({
          challengeId,
          credential: (await makePasskey(options)) as never,
        });
        if (error) throw error;
        noteUsedPasskey();
        setAdded(data);
        onAdded();
      }
    } catch (error) {
      setTrouble(passkeyTrouble(error));
    }
    setBusy(false);
  }

  if (support !== 'yes') return <Alert>{reasons[support]}</Alert>;
  return (
    <div className="grid gap-4">
      {proofDialog}
      {trouble ? (
        <Alert tone="danger" title="We couldn’t add a passkey" announce>
          {trouble}
        </Alert>
      ) : null}
      {full ? (
        <p className="text-[0.9375rem] text-ink-soft">You’ve reached the limit of {passkeyMaximum}.</p>
      ) : (
        <Button
          variant={isFirst ? 'primary' : 'secondary'}
          className="w-full md:w-fit"
          busy={busy}
          busyLabel="Waiting for your device"
          onClick={() => void add()}
        >
          {isFirst ? 'Add a passkey' : 'Add another passkey'}
        </Button>
      )}
      {added ? (
        <NamePasskeyDialog
          passkey={added}
          title="Your passkey is ready"
          description="Give it a name, so you can tell it from others. You can sign in with it next time."
          onClose={() => setAdded(null)}
          onNamed={onAdded}
        />
      ) : null}
    </div>
  );
}
