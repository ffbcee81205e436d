import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import { optionalProse } from '#contract/fields.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { FormField } from '#web/ui/form-field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { moveTexts, type TeamMove } from './move-texts.ts';

interface TeamMoveDialogProps {
  readonly engagementId: string;
  readonly repName: string;
  readonly move: TeamMove;
  /** The number of the milestone. */
  readonly milestone: number;
  /** The effect on the money. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

const note = optionalProse('This', 1000);

const noted = z.object({ note });
const reasoned = z.object({ note: note.refine((text) => text !== null, 'Enter a short explanation.') });

/** Confirms an action that can't be undone, with a reason if the other party is owed one. */
export default function TeamMoveDialog({
  engagementId,
  repName,
  move,
  milestone,
  children,
  onClose,
}: TeamMoveDialogProps) {
  const texts = moveTexts[move];
  const act = useMutation(mutationOf(engagementsApi.moveAsBusiness));
  const form = useForm<z.input<typeof noted>, unknown, z.output<typeof noted>>({
    resolver: zodResolver(texts.note?.required ? reasoned : noted),
    defaultValues: { note: '' },
  });

  return (
    <SendDialog
      form={form}
      title={texts.title(repName)}
      description={texts.description(repName)}
      size={texts.note ? 'medium' : 'small'}
      confirmLabel={texts.confirm}
      cancelLabel="Not now"
      tone={texts.look === 'danger' ? 'danger' : 'primary'}
      failedTitle="We couldn’t save this"
      onSend={async (said) => {
        await act.mutateAsync({ params: { engagementId }, body: { move, milestone, ...said } });
        toast({ title: texts.done(repName) });
      }}
      onClose={onClose}
    >
      {children}
      {texts.note ? (
        <FormField
          control={form.control}
          name="note"
          label={texts.note.label}
          hint={`${repName} will read this.`}
          {...(texts.note.required ? { required: true } : { optional: true })}
        >
          {(field) => <Textarea {...field} rows={4} limit={1000} />}
        </FormField>
      ) : null}
    </SendDialog>
  );
}
