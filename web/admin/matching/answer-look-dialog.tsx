import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type AdminMatchLook, matchReviewApi } from '#contract/matching/review.ts';
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

/** What a person found, in their own words. */
export function AnswerLookDialog({ look: { id: lookId, person, words }, onClose }: AnswerLookDialogProps) {
  const answer = useMutation(mutationOf(matchReviewApi.answerLook));
  const form = useForm({ resolver: zodResolver(matchReviewApi.answerLook.body), defaultValues: blank });
  const draft = draftOf('tab', `match-look-${lookId}`, 'administrator');
  const { sent } = useFormDraft(form, { ...draft, found: draft.find(blank) });
  return (
    <SendDialog
      form={form}
      title={`Answer ${person.name}`}
      description="They read it where they asked, and among their messages."
      confirmLabel="Send the answer"
      failedTitle="Not answered"
      onSend={async (body) => {
        await answer.mutateAsync({ params: { lookId }, body });
        sent();
        toast({ title: 'Answered', description: `${person.name} reads it among their messages.` });
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
        hint="Say what you found, and what changes or would change it."
        required
      >
        {(field) => <Textarea {...field} rows={6} limit={longest(matchReviewApi.answerLook.body.shape.words)} />}
      </FormField>
    </SendDialog>
  );
}
