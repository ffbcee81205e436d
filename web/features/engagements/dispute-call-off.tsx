import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { disputeReviewApi } from '#contract/engagements/dispute-review.ts';
import { leaveIfOutdated } from '#web/lib/form-errors.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { useReviewActs } from './dispute-api.ts';

/** For somebody who cannot go on: asks first, and takes the reason that both sides read. */
export function CallOff({ engagementId }: { readonly engagementId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" full="phone" onClick={() => setOpen(true)}>
        Call this work off
      </Button>
      {open ? <CallOffDialog engagementId={engagementId} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function CallOffDialog({ engagementId, onClose }: { readonly engagementId: string; readonly onClose: () => void }) {
  const acts = useReviewActs(engagementId);
  const { control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(disputeReviewApi.callOff.body),
    defaultValues: { reason: '' },
  });
  const submit = handleSubmit(async ({ reason }) => {
    try {
      await acts.mutateAsync({ act: 'call off', reason });
      toast({ title: 'Called off', description: 'Both sides are told.' });
      onClose();
    } catch (error) {
      leaveIfOutdated(error, setError, { leave: onClose });
    }
  });
  return (
    <FormDialog
      title="Call this work off?"
      description="What has not begun is cancelled, and what was paid for it goes back. What runs, or is handed in, becomes a dispute: both sides say how far it came, and one of you decides."
      confirmLabel="Call it off"
      tone="danger"
      failedTitle="Nothing was called off"
      busy={formState.isSubmitting}
      failure={formState.errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField control={control} name="reason" label="Reason" hint="Both sides read it." required>
        {(field) => <Textarea {...field} rows={4} limit={1000} />}
      </FormField>
    </FormDialog>
  );
}
