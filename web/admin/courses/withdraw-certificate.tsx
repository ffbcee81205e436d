import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { certificateDeskApi, withdrawalInput } from '#contract/courses/certificates.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { longest } from '#web/lib/longest.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { FormCheckbox } from '#web/ui/form-checkbox.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { foundCertificateQuery } from './api.ts';

interface WithdrawCertificateProps {
  readonly number: string;
  /** The number used for the search. */
  readonly asked: string;
}

/** A withdrawal is permanent. */
export function WithdrawCertificate(which: WithdrawCertificateProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="danger" className="w-full md:w-fit" onClick={() => setAsking(true)}>
        Withdraw certificate
      </Button>
      {asking ? <WithdrawalDialog {...which} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function WithdrawalDialog({ number, asked, onClose }: WithdrawCertificateProps & { readonly onClose: () => void }) {
  const queries = useQueryClient();
  const withdraw = useMutation(mutationOf(certificateDeskApi.withdraw));
  const form = useForm({
    resolver: zodResolver(withdrawalInput),
    defaultValues: { reason: '', mayTryAgain: false },
  });
  return (
    <SendDialog
      form={form}
      title="Withdraw this certificate?"
      description="This is permanent. Its page and badge will say that the certificate isn’t valid."
      confirmLabel="Withdraw certificate"
      tone="danger"
      failedTitle="We couldn’t withdraw the certificate"
      onSend={async (body) => {
        const withdrawn = await withdraw.mutateAsync({ params: { number }, body });
        queries.setQueryData(foundCertificateQuery(asked).queryKey, withdrawn);
        toast({ title: 'Certificate withdrawn', description: 'We notified the holder.' });
      }}
      onClose={onClose}
    >
      <FormField
        control={form.control}
        name="reason"
        label="Reason"
        hint="We’ll record it in the audit log and send it to the holder. Only the holder and admins can read it."
        required
      >
        {(field) => <Textarea {...field} rows={3} limit={longest(withdrawalInput.shape.reason)} />}
      </FormField>
      <FormCheckbox
        control={form.control}
        name="mayTryAgain"
        label="Allow the rep to retake the final test"
        hint="If they pass, they get a new certificate. You can also allow this later."
      />
    </SendDialog>
  );
}
