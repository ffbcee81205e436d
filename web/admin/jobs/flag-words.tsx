import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { flagWordInput, jobModerationApi } from '#contract/jobs/moderation.ts';
import { useAdminMay } from '#web/admin/sign-in/admin-role.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { AskFirst } from '#web/lib/ask-first.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { applyServerErrors } from '#web/lib/form-errors.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { longest } from '#web/lib/longest.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { SkeletonText } from '#web/ui/skeleton-text.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { flagWordsQuery } from './api.ts';

/** The words that send a job to review. */
export function FlagWords() {
  const { data, error, isFetching, refetch } = useQuery(flagWordsQuery);
  const may = useAdminMay()('jobs.moderate');
  const remove = useMutation(mutationOf(jobModerationApi.removeWord));
  return (
    <Card
      title="Flagged words"
      description="A new or edited job with one of these words goes to the “Waiting for review” list. The job stays published. We match whole words only, and ignore case and accents."
    >
      {may ? <AddWord /> : null}
      {error && !data ? (
        <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonText lines={3} />
      ) : data.items.length === 0 ? (
        <p className="text-ink-soft">No words yet.</p>
      ) : (
        <ul className="divide-y divide-line">
          {data.items.map(({ id, phrase, addedBy, addedAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <span className="wrap-anywhere min-w-0">
                <span className="font-semibold">{phrase}</span>
                <span className="block text-ink-soft text-sm">
                  {addedBy}, {formatDate(addedAt)}
                </span>
              </span>
              {may ? (
                <AskFirst
                  trigger={
                    <Button variant="secondary" size="small">
                      Remove<VisuallyHidden> {phrase}</VisuallyHidden>
                    </Button>
                  }
                  title={`Remove “${phrase}” from the list?`}
                  description="New jobs with this word will no longer be flagged. Jobs already waiting will stay on the list."
                  confirmLabel="Remove word"
                  failed="We couldn’t remove the word"
                  act={async () => {
                    await remove.mutateAsync({ params: { wordId: id } });
                    toast({ title: 'Word removed', description: phrase });
                  }}
                />
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function AddWord() {
  const add = useMutation(mutationOf(jobModerationApi.addWord));
  const { control, handleSubmit, formState, setError, reset } = useForm({
    resolver: zodResolver(flagWordInput),
    defaultValues: { phrase: '' },
  });
  const submit = handleSubmit(async (body) => {
    try {
      await add.mutateAsync({ body });
      reset();
      toast({ title: 'Word added', description: body.phrase });
    } catch (error) {
      applyServerErrors(error, (_name, failure) => setError('phrase', failure));
    }
  });
  return (
    <form
      onSubmit={submit}
      noValidate
      className="mb-4 grid items-start gap-3 md:max-w-xl md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <FormField control={control} name="phrase" label="Word or phrase" required>
        {(field) => <TextInput {...field} maxLength={longest(flagWordInput.shape.phrase)} autoComplete="off" />}
      </FormField>
      <Button type="submit" variant="secondary" full="phone" busy={formState.isSubmitting} className="md:mt-7.5">
        Add word
      </Button>
    </form>
  );
}
