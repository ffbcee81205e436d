import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ReliabilityEntry } from '#contract/trust/reliability.ts';
import { reliabilityAppealInput, reliabilityAppealsApi } from '#contract/trust/reliability-appeals.ts';
import { entryText } from '#texts/trust/reliability-entries.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { longest } from '#web/lib/longest.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface AppealButtonProps {
  readonly entry: ReliabilityEntry;
  readonly side: 'rep' | 'business';
}

export function AppealButton({ entry, side }: AppealButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" className="mt-3" onClick={() => setOpen(true)}>
        {entry.appeal ? 'Ask for a second look' : 'Appeal'}
        <VisuallyHidden>
          : {entryText(entry)}, {entry.gig.title}
        </VisuallyHidden>
      </Button>
      {open ? <AppealDialog entry={entry} side={side} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function AppealDialog({ entry, side, onClose }: AppealButtonProps & { readonly onClose: () => void }) {
  const appeal = useMutation(mutationOf(reliabilityAppealsApi[side === 'rep' ? 'asRep' : 'asBusiness']));
  const form = useForm({ resolver: zodResolver(reliabilityAppealInput), defaultValues: { words: '' } });
  return (
    <SendDialog
      form={form}
      title="Appeal this entry?"
      description={`${entryText(entry)}. A person on our team reads your appeal and answers here and in your messages.`}
      confirmLabel="Send appeal"
      failedTitle="We couldn’t send your appeal"
      onSend={async (body) => {
        await appeal.mutateAsync({ params: { entryId: entry.id }, body });
        toast({ title: 'Appeal sent', description: 'We’ll answer here and in your messages.' });
      }}
      onClose={onClose}
    >
      <FormField
        control={form.control}
        name="words"
        label="What happened?"
        hint="For example, that you were ill, a wrong code or a change of plan that you agreed on."
        required
      >
        {(field) => <Textarea {...field} rows={5} limit={longest(reliabilityAppealInput.shape.words)} />}
      </FormField>
    </SendDialog>
  );
}
