import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { reviewCasesApi, reviewReportInput } from '#contract/trust/review-cases.ts';
import { reviewReportReasons } from '#contract/trust/review-options.ts';
import { reviewReportWords } from '#texts/reviews/report-reasons.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { longest } from '#web/lib/longest.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { FormField } from '#web/ui/form-field.tsx';
import { FormRadioGroup } from '#web/ui/form-radio-group.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { AnsweredReview } from './api.ts';

const options = reviewReportReasons.map((value) => ({ value, label: reviewReportWords[value] }));

interface ReportDialogProps {
  readonly review: AnsweredReview;
  readonly part: 'review' | 'reply';
  readonly onClose: () => void;
}

export default function ReportDialog({ review, part, onClose }: ReportDialogProps) {
  const { mutateAsync } = useMutation(mutationOf(reviewCasesApi.report));
  const form = useForm({
    resolver: zodResolver(reviewReportInput),
    defaultValues: { reason: '' as (typeof reviewReportReasons)[number], details: '' },
  });
  return (
    <SendDialog
      form={form}
      title={`Report this ${part}`}
      description={`Our team will read it and decide. Until then the ${part} stays published. We’ll notify you.`}
      confirmLabel={`Report ${part}`}
      failedTitle="We couldn’t send your report"
      onSend={async (body) => {
        await mutateAsync({ params: { reviewId: review.id }, body });
        toast({ title: 'Report sent', description: 'We’ll notify you once our team has decided.' });
      }}
      onClose={onClose}
    >
      <FormRadioGroup control={form.control} name="reason" legend="What’s wrong?" required options={options} />
      <FormField control={form.control} name="details" label="Details" hint="What our team should know." optional>
        {(field) => <Textarea {...field} rows={3} limit={longest(reviewReportInput.shape.details)} />}
      </FormField>
    </SendDialog>
  );
}
