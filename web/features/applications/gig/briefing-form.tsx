import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { briefingInput, type Gig, gigsApi } from '#contract/applications/gigs.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { applyServerErrors } from '#web/lib/form-errors.ts';
import { longest } from '#web/lib/longest.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

const hint = 'For example, clothes, documents or flyers. Every rep you’ve accepted for this job sees this.';

/** Takes the focus, and the place of what it edits. */
export default function BriefingForm({ gig, onClose }: { readonly gig: Gig; readonly onClose: () => void }) {
  const brief = useMutation(mutationOf(gigsApi.brief));
  const { control, handleSubmit, formState, setError, setFocus } = useForm<
    z.input<typeof briefingInput>,
    unknown,
    z.output<typeof briefingInput>
  >({ resolver: zodResolver(briefingInput), defaultValues: { bring: gig.bring ?? '' } });
  useEffect(() => setFocus('bring'), [setFocus]);
  const submit = handleSubmit(async (body) => {
    try {
      await brief.mutateAsync({ params: { jobId: gig.jobId }, body });
      toast({ title: 'Saved', description: 'Every rep you’ve accepted for this job can see it.' });
      onClose();
    } catch (error) {
      applyServerErrors(error, setError);
    }
  });
  return (
    <form onSubmit={submit} noValidate className="mt-4 grid gap-3 border-line border-t pt-4">
      <FormField control={control} name="bring" label="What to bring" hint={hint} optional>
        {(field) => <Textarea {...field} rows={4} limit={longest(briefingInput.shape.bring)} />}
      </FormField>
      <FormFailure failure={formState.errors.root} title="We couldn’t save this" />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={formState.isSubmitting} busyLabel="Saving">
          Save
        </Button>
        <Button variant="ghost" size="small" disabled={formState.isSubmitting} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
