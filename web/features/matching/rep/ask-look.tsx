import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { lookWords, matchChoicesApi } from '#contract/matching/choices.ts';
import { jobQuery } from '#web/features/jobs/browse/browse-api.ts';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { draftOf } from '#web/lib/drafts.ts';
import { answersOf, mutationOf } from '#web/lib/endpoint-queries.ts';
import { leaveIfOutdated } from '#web/lib/form-errors.ts';
import { longest } from '#web/lib/longest.ts';
import { toast } from '#web/lib/toast.ts';
import { useFormDraft } from '#web/lib/use-form-draft.ts';
import { useKeyFor } from '#web/lib/use-key-for.ts';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { FormRadioGroup } from '#web/ui/form-radio-group.tsx';
import { RestoredNote } from '#web/ui/restored-note.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

const everything = 'everything';

const schema = z.object({ about: z.string(), words: lookWords });

interface AskLookProps {
  /** The job in question; null: matching in general. */
  readonly jobId: string | null;
  readonly onAsked: () => void;
}

/** Asks the team to review a match, or the lack of one. */
export function AskLook({ jobId, onAsked }: AskLookProps) {
  const { data: job } = useQuery({ ...jobQuery(jobId ?? ''), enabled: jobId !== null });
  const keyFor = useKeyFor();
  const queries = useQueryClient();
  const ask = useMutation(mutationOf(matchChoicesApi.askLook));
  const { userId } = useMe();
  const [draft] = useState(() => draftOf('browser', 'match-look', userId));
  const blank = { about: jobId ?? everything, words: '' };
  const form = useForm<z.infer<typeof schema>>({ resolver: zodResolver(schema), defaultValues: blank });
  const { control, handleSubmit, formState, setError } = form;
  // The subject follows from the page the user came from.
  const { restored, sent, discard } = useFormDraft(form, {
    found: draft.find({ words: '' }) && { ...blank, ...draft.find({ words: '' }) },
    keep: ({ words }) => draft.keep({ words }),
    forget: draft.forget,
  });

  const submit = handleSubmit(async ({ about, words }) => {
    const body = { jobId: about === everything ? null : about, words };
    try {
      await ask.mutateAsync({ body, idempotencyKey: keyFor(body) });
      sent();
      toast({
        title: 'Request sent',
        description: 'Someone on our team will review it and answer here and in your messages.',
      });
      onAsked();
    } catch (error) {
      leaveIfOutdated(error, setError, {
        leave: () => void queries.invalidateQueries(answersOf(matchChoicesApi.looks)),
      });
    }
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {restored && formState.isDirty ? (
        <RestoredNote onDiscard={() => discard(blank)}>You haven’t sent it yet.</RestoredNote>
      ) : null}
      {job ? (
        <FormRadioGroup
          control={control}
          name="about"
          legend="What should we review?"
          options={[
            { value: job.id, label: `“${job.title}” from ${job.companyName}` },
            { value: everything, label: 'How I’m matched, or why I’m not' },
          ]}
        />
      ) : null}
      <FormField
        control={control}
        name="words"
        label="What’s wrong?"
        hint="For example, a job that doesn’t suit you, one we should recommend, or no matches at all."
        required
      >
        {(field) => <Textarea {...field} rows={4} limit={longest(schema.shape.words)} />}
      </FormField>
      <FormFailure failure={formState.errors.root} title="We couldn’t send your request" />
      <Button type="submit" className="w-full md:w-fit" busy={formState.isSubmitting} busyLabel="Sending">
        Ask for a review
      </Button>
    </form>
  );
}
