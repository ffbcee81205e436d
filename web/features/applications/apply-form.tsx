import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { applicationInput } from '#contract/applications.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { applyServerErrors } from '#web/lib/form-errors.ts';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { useApply } from './api.ts';

/** After these the page shows the job as it now stands, without the form. */
const overtaken: readonly string[] = [
  'application.already_applied',
  'job.not_active',
  'job.not_found',
] satisfies RefusalCode[];

export function ApplyForm({ jobId }: { jobId: string }) {
  const [key] = useState(() => crypto.randomUUID());
  const apply = useApply(jobId, key);
  const { control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(applicationInput),
    defaultValues: { message: '' },
  });

  const submit = handleSubmit(async ({ message }) => {
    try {
      await apply.mutateAsync(message);
      toast({ title: 'Application sent', description: 'You see here and under My Applications what becomes of it.' });
    } catch (error) {
      if (error instanceof ApiError && overtaken.includes(error.code)) {
        toast({ title: error.title, description: error.message, variant: 'destructive' });
      }
      applyServerErrors(error, setError);
    }
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FormField
        control={control}
        name="message"
        label="Your message to the business"
        hint="Two or three sentences: what you have sold before, and why this job."
        required
      >
        {(field) => <Textarea {...field} rows={5} limit={2000} />}
      </FormField>
      {formState.errors.root ? (
        <Alert tone="danger" title="Your application was not sent" announce>
          {formState.errors.root.message}
        </Alert>
      ) : null}
      <Button
        type="submit"
        variant="accent"
        size="large"
        full="phone"
        busy={formState.isSubmitting}
        busyLabel="Sending"
      >
        Apply for this job
      </Button>
    </form>
  );
}
