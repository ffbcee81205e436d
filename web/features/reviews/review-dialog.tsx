import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { brand } from '#contract/brand.ts';
import { type OwnReview, reviewInput, reviewsApi } from '#contract/trust/reviews.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { formatUntil } from '#web/lib/format-time.ts';
import { longest } from '#web/lib/longest.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { FormCheckbox } from '#web/ui/form-checkbox.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { FormRadioGroup } from '#web/ui/form-radio-group.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { ReviewedGig } from './api.ts';

const schema = z.object({
  stars: z.string().min(1, 'Choose one to five stars.'),
  again: z.string().min(1, 'Choose yes or no.'),
  words: reviewInput.shape.words,
  quotable: z.boolean(),
});

const stars = [
  { value: '5', label: '5 stars: excellent' },
  { value: '4', label: '4 stars: good' },
  { value: '3', label: '3 stars: fair' },
  { value: '2', label: '2 stars: poor' },
  { value: '1', label: '1 star: bad' },
];

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

interface ReviewDialogProps {
  readonly gig: ReviewedGig;
  readonly own?: OwnReview | null | undefined;
  readonly onClose: () => void;
}

export default function ReviewDialog({ gig, own, onClose }: ReviewDialogProps) {
  const { engagementId, name, closesAt } = gig;
  const { mutateAsync } = useMutation(mutationOf(reviewsApi.write));
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: {
      stars: own ? String(own.stars) : '',
      again: own ? (own.again ? 'yes' : 'no') : '',
      words: own?.words ?? '',
      quotable: own?.quotable ?? false,
    },
  });
  return (
    <SendDialog
      form={form}
      title={`Review ${name}`}
      description={`We publish both reviews once both are in, or on ${formatUntil(closesAt)}. You can change yours until then.`}
      confirmLabel={own ? 'Save review' : 'Send review'}
      failedTitle="We couldn’t save your review"
      onSend={async (values) => {
        const { words, quotable } = values;
        const body = { stars: Number(values.stars), again: values.again === 'yes', words, quotable };
        await mutateAsync({ params: { engagementId }, body });
        toast({ title: 'Review saved', description: `Thank you for reviewing ${name}.` });
      }}
      onClose={onClose}
    >
      <FormRadioGroup
        control={form.control}
        name="stars"
        legend={`How was this gig with ${name}?`}
        required
        options={stars}
      />
      <FormRadioGroup
        control={form.control}
        name="again"
        legend="Would you work together again?"
        required
        options={yesNo}
      />
      <FormField
        control={form.control}
        name="words"
        label="Your review"
        hint="What went well, and what others should know. Leave out phone numbers and other people’s names."
        optional
      >
        {(field) => <Textarea {...field} rows={5} limit={longest(reviewInput.shape.words)} />}
      </FormField>
      <FormCheckbox
        control={form.control}
        name="quotable"
        label={`${brand.name} may quote my review on its home page, with my first name or company name`}
      />
    </SendDialog>
  );
}
