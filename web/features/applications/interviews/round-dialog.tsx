import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { interviewRoundsApi, placeRule, roundTerms } from '#contract/applications/interview-rounds.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { plural } from '#web/lib/format.ts';
import { longest } from '#web/lib/longest.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { useKeyFor } from '#web/lib/use-key-for.ts';
import { FormField } from '#web/ui/form-field.tsx';
import { NumberInput } from '#web/ui/number-input.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { whomWords } from '../board/reject-many-texts.ts';
import type { Whom } from '../board/use-chosen.ts';
import { placeHint } from './meeting-by-phone.ts';
import { RoundSlots } from './round-slots.tsx';

const schema = roundTerms.refine(placeRule.rule, placeRule.words);

interface RoundDialogProps {
  readonly jobId: string;
  readonly whom: Whom;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Invites several applicants to interviews: each chooses one of the times. */
export function RoundDialog({ jobId, whom: given, onClose, onDone }: RoundDialogProps) {
  const [whom] = useState(given);
  const keyFor = useKeyFor();
  const invite = useMutation(mutationOf(interviewRoundsApi.invite));
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { times: [], capacity: 1, minutes: 30, place: '', link: '', note: '' },
  });
  const [times, capacity, minutes] = useWatch({ control: form.control, name: ['times', 'capacity', 'minutes'] });
  const places = times.length * (Number.isInteger(capacity) ? (capacity ?? 1) : 1);
  const many = plural(whom.count, 'applicant');

  return (
    <SendDialog
      form={form}
      title={`Invite ${many}`}
      description="Each applicant chooses one of your times. You’ll see who chose which."
      confirmLabel="Send invitations"
      busyLabel="Sending"
      failedTitle="We couldn’t send the invitations"
      onSend={async (terms) => {
        const body = { ...whom.chosen, ...terms };
        const { invited, notInvited } = await invite.mutateAsync({
          params: { jobId },
          body,
          idempotencyKey: keyFor(body),
        });
        onDone();
        toast({
          title: invited.length === 0 ? 'No applicants invited' : `${plural(invited.length, 'applicant')} invited`,
          description:
            notInvited.length > 0
              ? `${plural(notInvited.length, 'applicant')} already had a time or no longer had an open application.`
              : 'You’ll see who chooses which time under Interviews.',
        });
      }}
      onOutdated={null}
      onClose={onClose}
    >
      <p className="break-words">
        <span className="font-semibold">To: </span>
        {whomWords(whom)}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField control={form.control} name="minutes" label="Length in minutes" required>
          {(field) => <NumberInput {...field} />}
        </FormField>
        <FormField control={form.control} name="capacity" label="Reps per slot" required>
          {(field) => <NumberInput {...field} />}
        </FormField>
      </div>
      <Controller
        control={form.control}
        name="times"
        render={({ field, fieldState }) => (
          <RoundSlots
            times={field.value}
            minutes={minutes}
            error={fieldState.error?.message}
            onChange={field.onChange}
          />
        )}
      />
      <p role="status" className={places < whom.count ? 'text-danger text-sm' : 'text-ink-soft text-sm'}>
        {`${plural(places, 'place')} for ${many}.`}
      </p>
      <FormField control={form.control} name="place" label="Place" hint={placeHint}>
        {(field) => <TextInput {...field} />}
      </FormField>
      <FormField control={form.control} name="link" label="Link" hint="For a video call. Add a place, a link or both.">
        {(field) => <TextInput {...field} inputMode="url" autoCapitalize="off" placeholder="https://" />}
      </FormField>
      <FormField control={form.control} name="note" label="Note to all applicants" hint="They’ll see this." optional>
        {(field) => <Textarea {...field} rows={3} limit={longest(roundTerms.shape.note)} />}
      </FormField>
    </SendDialog>
  );
}
