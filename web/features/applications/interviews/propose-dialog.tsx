import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ReceivedApplication } from '#contract/applications/applications.ts';
import { type InterviewProposal, interviewsApi } from '#contract/applications/interviews.ts';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { draftOf } from '#web/lib/drafts.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { longest } from '#web/lib/longest.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { useKeyFor } from '#web/lib/use-key-for.ts';
import { FormField } from '#web/ui/form-field.tsx';
import { NumberInput } from '#web/ui/number-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { proposeLabel } from '../board/applicant-moves.ts';
import { type InterviewValues, interviewForm, interviewValues } from './interview-form-values.ts';
import { InterviewSlots } from './interview-slots.tsx';
import { placeHint } from './meeting-by-phone.ts';

interface ProposeDialogProps {
  readonly application: ReceivedApplication;
  readonly onClose: () => void;
}

/** Invites an applicant to an interview with proposed times, or proposes new ones. */
export function ProposeDialog({ application, onClose }: ProposeDialogProps) {
  const { fullName } = application.rep;
  const { userId } = useMe();
  const [draft] = useState(() => draftOf('tab', `interview-${application.id}`, userId));
  const [initial] = useState(() => {
    const fresh = interviewValues(application.interview);
    return draft.find(fresh) ?? fresh;
  });
  const keyFor = useKeyFor();
  const propose = useMutation(mutationOf(interviewsApi.propose));
  const form = useForm<InterviewValues, unknown, InterviewProposal>({
    resolver: zodResolver(interviewForm),
    defaultValues: initial,
  });
  const { subscribe } = form;
  const again = application.interview !== null;

  // Closed by mistake or reloaded: the draft is there when the dialog reopens.
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) }),
    [subscribe, draft],
  );

  return (
    <SendDialog
      form={form}
      title={`${proposeLabel(application)}: ${fullName}`}
      description={
        again
          ? `These replace the ${application.interview?.status === 'accepted' ? 'time you agreed on' : 'earlier times'}. We’ll notify them.`
          : 'They choose one of your times or suggest others. You’ll see their answer here.'
      }
      confirmLabel={again ? 'Send new times' : 'Send invitation'}
      busyLabel="Sending"
      failedTitle="We couldn’t send the invitation"
      also={[404]}
      onSend={async (proposal) => {
        await propose.mutateAsync({
          params: { applicationId: application.id },
          body: proposal,
          idempotencyKey: keyFor(proposal),
        });
        draft.forget();
        toast({
          title: again ? 'New times sent' : `${fullName} invited`,
          description: 'We’ll notify you when they choose a time.',
        });
      }}
      onOutdated={() => {
        draft.forget();
        onClose();
      }}
      onClose={onClose}
    >
      <InterviewSlots control={form.control} />
      <FormField control={form.control} name="minutes" label="Length in minutes" required className="max-w-40">
        {(field) => <NumberInput {...field} />}
      </FormField>
      <FormField control={form.control} name="place" label="Place" hint={placeHint}>
        {(field) => <TextInput {...field} />}
      </FormField>
      <FormField control={form.control} name="link" label="Link" hint="For a video call. Add a place, a link or both.">
        {(field) => <TextInput {...field} inputMode="url" autoCapitalize="off" placeholder="https://" />}
      </FormField>
      <FormField control={form.control} name="note" label={`Note to ${fullName}`} hint="They’ll see this." optional>
        {(field) => <Textarea {...field} rows={3} limit={longest(interviewForm.shape.note)} />}
      </FormField>
    </SendDialog>
  );
}
