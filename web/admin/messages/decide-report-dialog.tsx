import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { type Report, type ReportOutcome, reportDecisionInput, reportsApi } from '#contract/messaging/reports.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { longest } from '#web/lib/longest.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { FormRadioGroup } from '#web/ui/form-radio-group.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { reportQuery } from './api.ts';

interface DecideReportDialogProps {
  readonly report: Report;
  readonly onClose: () => void;
}

const hints: Record<ReportOutcome, string> = {
  no_action: 'The person who reported the message will see this under Messages.',
  warned:
    'Only the person we warn will see this, under Messages. We’ll tell the person who reported the message that we sent a warning.',
};

/** The outcome of a report, with a reason for the affected user. */
export function DecideReportDialog({ report: { id: reportId, reported }, onClose }: DecideReportDialogProps) {
  const queries = useQueryClient();
  const decide = useMutation({
    ...mutationOf(reportsApi.decide),
    onSuccess: (decided) => queries.setQueryData(reportQuery(reportId).queryKey, decided),
  });
  const form = useForm({
    resolver: zodResolver(reportDecisionInput),
    defaultValues: { outcome: 'no_action' as ReportOutcome, reason: '' },
  });
  const outcome = useWatch({ control: form.control, name: 'outcome' });
  return (
    <SendDialog
      form={form}
      title="What’s the outcome of this report?"
      description="Our team won’t be able to read the surrounding messages after you decide. To suspend an account, go to Users."
      confirmLabel="Save decision"
      failedTitle="We couldn’t save the decision"
      onSend={(body) => decide.mutateAsync({ params: { reportId }, body })}
      onOutdated={() => {
        onClose();
        void queries.invalidateQueries({ queryKey: reportQuery(reportId).queryKey });
      }}
      onClose={onClose}
    >
      <FormRadioGroup
        control={form.control}
        name="outcome"
        legend="Outcome"
        options={[
          { value: 'no_action', label: 'No action' },
          { value: 'warned', label: `Warn ${reported?.name ?? '(account deleted)'}`, disabled: !reported },
        ]}
      />
      <FormField control={form.control} name="reason" label="Reason" hint={hints[outcome]} required>
        {(field) => <Textarea {...field} rows={4} limit={longest(reportDecisionInput.shape.reason)} />}
      </FormField>
    </SendDialog>
  );
}
