import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { engagementTimes } from '#contract/agreed-terms.ts';
import { appealInput, disputesApi } from '#contract/engagements/disputes.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { longest } from '#web/lib/longest.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { FormField } from '#web/ui/form-field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

interface AppealDecisionDialogProps {
  readonly engagementId: string;
  readonly milestoneId: string;
  readonly other: string;
  readonly onClose: () => void;
}

const reasonInput = appealInput.pick({ reason: true });

/** Appeals the first decision of a dispute, with a reason. */
export default function AppealDecisionDialog(props: AppealDecisionDialogProps) {
  const { engagementId, milestoneId, other, onClose } = props;
  const appeal = useMutation(mutationOf(disputesApi.appealDecision));
  const form = useForm({ resolver: zodResolver(reasonInput), defaultValues: { reason: '' } });
  return (
    <SendDialog
      form={form}
      title="Appeal this decision?"
      description={`Another admin will make the final decision within ${engagementTimes.decideAppealDays} days. It can be higher or lower than the first. There’s only one appeal. We’ll hold the money until then.`}
      confirmLabel="Send appeal"
      failedTitle="We couldn’t send your appeal"
      onSend={async ({ reason }) => {
        await appeal.mutateAsync({ params: { engagementId }, body: { milestoneId, reason } });
        toast({ title: 'Appeal sent', description: `We’ve notified ${other}.` });
      }}
      onClose={onClose}
    >
      <FormField
        control={form.control}
        name="reason"
        label="Your reason"
        hint={`What the decision overlooked or got wrong. ${other} will read this.`}
        required
      >
        {(field) => <Textarea {...field} rows={5} limit={longest(reasonInput.shape.reason)} />}
      </FormField>
    </SendDialog>
  );
}
