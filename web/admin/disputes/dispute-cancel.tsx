import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { engagementTimes } from '#contract/agreed-terms.ts';
import { cancelInput } from '#contract/engagements/dispute-review.ts';
import type { CancelCause } from '#contract/engagements/options.ts';
import { useReviewActs } from '#web/features/engagements/disputes/api.ts';
import { longest } from '#web/lib/longest.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { FormRadioGroup } from '#web/ui/form-radio-group.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

/** Cancels a gig for a user who can't go on: asks first, with a reason that both sides can read. */
export function CancelGig({ engagementId }: { readonly engagementId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" full="phone" onClick={() => setOpen(true)}>
        Cancel gig
      </Button>
      {open ? <CancelGigDialog engagementId={engagementId} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function CancelGigDialog({ engagementId, onClose }: { readonly engagementId: string; readonly onClose: () => void }) {
  const acts = useReviewActs(engagementId);
  const form = useForm({
    resolver: zodResolver(cancelInput),
    defaultValues: { reason: '', because: '' as CancelCause },
  });
  return (
    <SendDialog
      form={form}
      title="Cancel this gig?"
      description="Parts that haven’t started will be cancelled. Parts in progress or with submitted hours will become disputes. Both sides will make a statement, and an admin will decide."
      confirmLabel="Cancel gig"
      tone="danger"
      failedTitle="We couldn’t cancel the gig"
      onSend={async (given) => {
        await acts.mutateAsync({ act: 'call off', ...given });
        toast({ title: 'Gig cancelled', description: 'We’ve notified both sides.' });
      }}
      onClose={onClose}
    >
      <FormRadioGroup
        control={form.control}
        name="because"
        legend="Cause"
        required
        options={[
          { value: 'rep', label: 'The rep', hint: 'The business gets a full refund.' },
          {
            value: 'business',
            label: 'The business, or another cause',
            hint: `Within ${engagementTimes.freeCancellationHours} hours of the start, the rep is paid for a late cancellation. Before that, the business gets a full refund.`,
          },
        ]}
      />
      <FormField control={form.control} name="reason" label="Reason" hint="Both sides can read this reason." required>
        {(field) => <Textarea {...field} rows={4} limit={longest(cancelInput.shape.reason)} />}
      </FormField>
    </SendDialog>
  );
}
