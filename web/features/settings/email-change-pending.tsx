import { useMutation } from '@tanstack/react-query';
import clsx from 'clsx';
import { CircleCheck, Clock } from 'lucide-react';
import { useState } from 'react';
import { type AccountSettings, accountApi } from '#contract/accounts/account.ts';
import { LocalMailNote } from '#web/features/session/local-notes.tsx';
import { SendAgain } from '#web/features/session/send-again.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { toast } from '#web/lib/toast.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { reasonOf } from './failure-reason.ts';

interface EmailChangePendingProps {
  readonly email: string;
  readonly change: NonNullable<AccountSettings['emailChange']>;
}

/** A change of email that waits for both mailboxes. */
export function EmailChangePending({ email, change: { newEmail, agreedBy } }: EmailChangePendingProps) {
  const [asking, setAsking] = useState(false);
  const cancel = useMutation(mutationOf(accountApi.cancelEmailChange));
  const mailboxes = [
    { address: email, name: 'Your current address', agreed: agreedBy === 'current' },
    { address: newEmail, name: 'Your new address', agreed: agreedBy === 'new' },
  ];

  async function withdraw() {
    try {
      await cancel.mutateAsync({});
      setAsking(false);
      toast({ title: 'Your address stays the same' });
    } catch (error) {
      failureToast('We couldn’t cancel the change', error, reasonOf(error));
    }
  }

  return (
    <div className="grid gap-4 rounded-card bg-sunken p-4 md:p-5">
      <p className="font-semibold">Waiting for you to confirm both addresses</p>
      <LocalMailNote />
      <ul className="grid gap-3">
        {mailboxes.map(({ address, name, agreed }) => {
          const Icon = agreed ? CircleCheck : Clock;
          return (
            <li key={name} className="flex items-start gap-3">
              <Icon
                aria-hidden="true"
                className={clsx('mt-0.5 size-5 shrink-0', agreed ? 'text-brand' : 'text-ink-soft')}
              />
              <div className="min-w-0 flex-1">
                <p className="break-all leading-6">{address}</p>
                <p className="text-ink-soft text-sm">{name}</p>
              </div>
              <Badge tone={agreed ? 'success' : 'neutral'}>{agreed ? 'Confirmed' : 'Link sent'}</Badge>
            </li>
          );
        })}
      </ul>
      <div className="flex flex-wrap items-start gap-3">
        <SendAgain kind="email_change" email={email}>
          Resend links
        </SendAgain>
        <AlertDialog
          open={asking}
          onOpenChange={setAsking}
          trigger={
            <Button variant="ghost" size="small">
              Keep my address
            </Button>
          }
          title="Keep your current address?"
          description={`Your account stays with ${email}, and the links we emailed will stop working.`}
          confirmLabel="Keep my address"
          cancelLabel="Continue the change"
          tone="default"
          busy={cancel.isPending}
          onConfirm={() => void withdraw()}
        />
      </div>
    </div>
  );
}
