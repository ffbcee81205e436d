import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { attendanceApi, type WorkPicture } from '#contract/engagements/attendance.ts';
import { checkOutDay } from '#domain/engagements/attendance.ts';
import { NotLoaded } from '#web/features/lists/not-loaded.tsx';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { draftOf } from '#web/lib/drafts.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { applyServerErrors } from '#web/lib/form-errors.ts';
import { toast } from '#web/lib/toast.ts';
import { useFormDraft } from '#web/lib/use-form-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { NumberInput } from '#web/ui/number-input.tsx';
import { RestoredNote } from '#web/ui/restored-note.tsx';
import type { WorkActionProps } from './action-props.ts';
import { attendanceQuery } from './api.ts';
import { WorkCheckOut } from './check-out.tsx';
import { WorkHoursDay } from './hours-day.tsx';
import { type HoursForm, type HoursValues, hoursForm, valuesOf } from './hours-values.ts';
import { WorkPictures } from './pictures.tsx';

/** The rep's hours and what they did each day, prefilled from check-in and check-out. */
export default function WorkSubmitHours(props: WorkActionProps) {
  const query = useQuery(attendanceQuery(props.work.id));
  if (!query.data) return <NotLoaded query={query} label="Loading your days" count={1} />;
  const { attendances, pictures } = query.data;
  const day = checkOutDay(props.now, props.milestone.days, props.work.schedule);
  const has = (kind: 'in' | 'out') => attendances.some((one) => one.day === day && one.kind === kind);
  return (
    <div className="grid gap-6">
      {has('in') && !has('out') ? <WorkCheckOut {...props} /> : null}
      <WorkHoursForm
        {...props}
        begins={valuesOf(props.work, props.milestone, query.data)}
        pictures={pictures.filter(({ milestone }) => milestone === props.milestone.number)}
      />
    </div>
  );
}

interface HoursFormProps extends WorkActionProps {
  readonly begins: HoursValues;
  readonly pictures: readonly WorkPicture[];
}

function WorkHoursForm({ work, milestone, begins, pictures }: HoursFormProps) {
  const { userId } = useMe();
  const send = useMutation(mutationOf(attendanceApi.submitHours));
  const [blank] = useState(begins);
  const [draft] = useState(() => draftOf('browser', `hand-in-${milestone.id}`, userId));
  const form = useForm<z.input<HoursForm>, unknown, z.output<HoursForm>>({
    resolver: zodResolver(hoursForm(work)),
    defaultValues: blank as z.input<HoursForm>,
  });
  const { control, handleSubmit, formState, setError } = form;
  const { restored, sent, discard } = useFormDraft(form, {
    found: draft.find(blank as z.input<HoursForm>),
    keep: draft.keep,
    forget: draft.forget,
  });

  const submit = handleSubmit(async ({ lines, sold }) => {
    const worked = lines.flatMap((one) => (one.worked ? [{ day: one.day, minutes: one.minutes, text: one.text }] : []));
    try {
      await send.mutateAsync({ params: { engagementId: work.id }, body: { lines: worked, sold } });
      sent();
      toast({ title: 'Hours submitted', description: `We’ve notified ${work.companyName} to approve them.` });
    } catch (error) {
      applyServerErrors(error, setError);
    }
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {restored ? (
        <RestoredNote onDiscard={() => discard(blank as z.input<HoursForm>)}>
          We restored what you typed before.
        </RestoredNote>
      ) : null}
      {blank.lines.map(({ day }, at) => (
        <WorkHoursDay
          key={day}
          control={control}
          at={at}
          day={day}
          alone={blank.lines.length === 1}
          companyName={work.companyName}
          schedule={work.schedule}
        />
      ))}
      <FormField
        control={control}
        name="sold"
        label={work.asksCount ?? 'How much you sold, handed out or counted'}
        hint={work.asksCount === null ? 'If you counted anything.' : `${work.companyName} asks for this number.`}
        optional={work.asksCount === null}
        required={work.asksCount !== null}
      >
        {(field) => <NumberInput {...field} className="max-w-40" />}
      </FormField>
      {work.asksPictures ? (
        <WorkPictures engagementId={work.id} companyName={work.companyName} pictures={pictures} />
      ) : null}
      <FormFailure failure={formState.errors.root} title="We couldn’t submit your hours" />
      <Button
        type="submit"
        variant="accent"
        size="large"
        full="phone"
        busy={formState.isSubmitting}
        busyLabel="Submitting"
      >
        Submit hours
      </Button>
    </form>
  );
}
