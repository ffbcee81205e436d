import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type AdminMatchLook, lookAnswerInput, matchReviewApi } from '#contract/matching/review.ts';
import { draftOf } from '#web/lib/drafts.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { longest } from '#web/lib/longest.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { useFormDraft } from '#web/lib/use-form-draft.ts';
import { FormField } from '#web/ui/form-field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

interface AnswerLookDialogProps {
  readonly look: AdminMatchLook;
  readonly onClose: () => void;
}

const blank = { words: '' };

/** An admin's answer to a rep's request for a review. */
export function AnswerLookDialog({ look: { id: lookId, person, words }, onClose }: AnswerLookDialogProps) {
  const answer = useMutation(mutationOf(matchReviewApi.answerLook));
  const form = useForm({ resolver: zodResolver(lookAnswerInput), defaultValues: blank });
  const draft = draftOf('tab', `match-look-${lookId}`, 'administrator');
  const { sent } = useFormDraft(form, { ...draft, found: draft.find(blank) });
  return (
    <SendDialog
      form={form}
      title={`Answer ${person.name}`}
      description="The rep will see your answer below their request and under Messages."
      confirmLabel="Send answer"
      failedTitle="We couldn’t send the answer"
      onSend={async (body) => {
        await answer.mutateAsync({ params: { lookId }, body });
        sent();
        toast({ title: 'Answer sent', description: `${person.name} can read it under Messages.` });
      }}
      onOutdated={() => {
        sent();
        onClose();
      }}
      onClose={onClose}
    >
      <blockquote className="rounded-card bg-sunken px-4 py-3 whitespace-pre-wrap wrap-anywhere">{words}</blockquote>
      <FormField
        control={form.control}
        name="words"
        label="Answer"
        hint="Explain what you found and what the rep can change."
        required
      >
        {(field) => <Textarea {...field} rows={6} limit={longest(lookAnswerInput.shape.words)} />}
      </FormField>
    </SendDialog>
  );
}
