import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { applicationsApi, decisionInput, type ReceivedApplication } from '#contract/applications/applications.ts';
import { chargesApi } from '#contract/payments/charges.ts';
import { mutationOf, queryOf } from '#web/lib/endpoint-queries.ts';
import { longest } from '#web/lib/longest.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { acceptedWhereGigsArePaid, type Decision, decisionTexts } from './decision-texts.ts';

interface DecisionDialogProps {
  readonly application: ReceivedApplication;
  readonly action: Decision;
  readonly onClose: () => void;
}

/** Confirms a move and takes the note for the rep. */
export function DecisionDialog({ application, action, onClose }: DecisionDialogProps) {
  const texts = decisionTexts[action];
  const { fullName } = application.rep;
  const charges = useQuery(queryOf(chargesApi.today, {}));
  const overlap = action === 'accept' && application.match.find(({ overlaps }) => overlaps);
  const decide = useMutation(mutationOf(applicationsApi[action]));
  const form = useForm<z.input<typeof decisionInput>>({
    resolver: zodResolver(decisionInput),
    defaultValues: { note: '' },
  });

  return (
    <SendDialog
      form={form}
      title={texts.title(fullName)}
      description={action === 'accept' && charges.data?.gigsPaidHere ? acceptedWhereGigsArePaid : texts.description}
      confirmLabel={texts.confirm}
      tone={action === 'reject' ? 'danger' : 'primary'}
      failedTitle="We couldn’t save your decision"
      unless={['application.positions_filled']}
      onSend={async ({ note }) => {
        await decide.mutateAsync({ params: { applicationId: application.id }, body: { note } });
        toast({ title: texts.done(fullName) });
      }}
      onClose={onClose}
    >
      {overlap ? (
        <Alert tone="warning" title={overlap.words}>
          {fullName} has to withdraw from that gig before they can sign your terms.
        </Alert>
      ) : null}
      <FormField control={form.control} name="note" label={`Note to ${fullName}`} hint="They’ll see this." optional>
        {(field) => <Textarea {...field} rows={4} limit={longest(decisionInput.shape.note)} />}
      </FormField>
    </SendDialog>
  );
}
