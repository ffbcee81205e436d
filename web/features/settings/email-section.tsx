import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { AccountSettings } from '#contract/accounts/account.ts';
import { asciiEmail } from '#contract/email-address.ts';
import { emailAddress } from '#contract/fields.ts';
import { authPath } from '#contract/site/sign-in-addresses.ts';
import { QueryPart } from '#web/features/lists/query-part.tsx';
import { accountQuery } from '#web/features/session/api.ts';
import { noteMail } from '#web/features/session/mail-wait.ts';
import { authClient } from '#web/lib/auth-client.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { CorrectionNotice } from './correction-notice.tsx';
import { EmailChangePending } from './email-change-pending.tsx';
import { reasonOf } from './failure-reason.ts';

/** The sign-in email, and a form to change it. */
export function EmailSection() {
  const account = useQuery(accountQuery);
  return (
    <Card title="Email address" description="You sign in with this address, and we send our emails to it.">
      <QueryPart query={account} label="Loading your address" height="min-h-26 sm:min-h-12">
        {(data) => <Address account={data} />}
      </QueryPart>
    </Card>
  );
}

function Address({
  account: { email, emailChange, emailCorrection, createdAt },
}: {
  readonly account: AccountSettings;
}) {
  const [changing, setChanging] = useState(false);
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="break-all font-semibold text-lg">{email}</p>
          <p className="text-ink-soft text-sm">Account opened on {formatDate(createdAt)}</p>
        </div>
        {emailChange || emailCorrection || changing ? null : (
          <Button variant="secondary" onClick={() => setChanging(true)}>
            Change email
          </Button>
        )}
      </div>
      {emailCorrection ? <CorrectionNotice correction={emailCorrection} /> : null}
      {emailChange ? <EmailChangePending email={email} change={emailChange} /> : null}
      {changing && !emailChange ? <ChangeForm email={email} onClose={() => setChanging(false)} /> : null}
    </div>
  );
}

function ChangeForm({ email, onClose }: { readonly email: string; readonly onClose: () => void }) {
  const queries = useQueryClient();
  const fields = z.object({
    newEmail: emailAddress('Please enter the new email address').refine(
      (value) => asciiEmail(value.toLowerCase()) !== asciiEmail(email),
      'This is already your address',
    ),
  });
  const { control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(fields),
    defaultValues: { newEmail: '' },
  });

  const submit = handleSubmit(async ({ newEmail }) => {
    const { error } = await authClient().updateUser(
      { email: newEmail },
      { emailRedirectTo: `${window.location.origin}${authPath}` },
    );
    if (error) {
      setError('newEmail', { message: reasonOf(error) }, { shouldFocus: true });
      return;
    }
    noteMail('email_change', email);
    toast({ title: 'Check both inboxes', description: 'Confirm in both emails and we’ll change your address.' });
    await queries.invalidateQueries({ queryKey: accountQuery.queryKey });
    onClose();
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <FormField control={control} name="newEmail" label="New email address" required>
        {(field) => <TextInput {...field} type="email" autoComplete="email" inputMode="email" autoFocus />}
      </FormField>
      <Alert>
        We’ll email a link to both addresses. Nothing will change until you press the button in both emails.
      </Alert>
      <div className="flex flex-col gap-3 md:flex-row">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={formState.isSubmitting} busyLabel="Sending">
          Send links
        </Button>
      </div>
    </form>
  );
}
