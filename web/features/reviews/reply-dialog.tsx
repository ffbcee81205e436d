import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { reviewReplyInput, reviewsApi } from '#contract/trust/reviews.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { longest } from '#web/lib/longest.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { FormField } from '#web/ui/form-field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { AnsweredReview } from './api.ts';

interface ReplyDialogProps {
  readonly review: AnsweredReview;
  readonly onClose: () => void;
}

export default function ReplyDialog({ review, onClose }: ReplyDialogProps) {
  const { mutateAsync } = useMutation(mutationOf(reviewsApi.reply));
  const form = useForm({ resolver: zodResolver(reviewReplyInput), defaultValues: { reply: '' } });
  return (
    <SendDialog
      form={form}
      title={`Reply to ${review.author}`}
      description="Everyone who can read the review can read your reply. You can reply once, and you can’t change it."
      confirmLabel="Publish reply"
      failedTitle="We couldn’t publish your reply"
      onSend={async (body) => {
        await mutateAsync({ params: { reviewId: review.id }, body });
        toast({ title: 'Reply published' });
      }}
      onClose={onClose}
    >
      <FormField control={form.control} name="reply" label="Your reply" required>
        {(field) => <Textarea {...field} rows={4} limit={longest(reviewReplyInput.shape.reply)} />}
      </FormField>
    </SendDialog>
  );
}
