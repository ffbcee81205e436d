import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { Interview } from '#contract/applications/interview.ts';
import { interviewsApi } from '#contract/applications/interviews.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { applyServerErrors } from '#web/lib/form-errors.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { FormRadioGroup } from '#web/ui/form-radio-group.tsx';
import { formatInterviewTime, hasPassed } from './interview-times.ts';

const schema = z.object({ time: z.string().min(1, 'Choose a time.') });

const ofTheTime: readonly string[] = [
  'interview.time_passed',
  'interview.time_not_offered',
  'interview.time_taken',
] satisfies RefusalCode[];

interface RepInterviewFormProps {
  readonly interview: Interview;
  /** Another time was agreed before. */
  readonly isMove?: boolean;
  readonly onDone: () => void;
  /** Beside the button: the other answer. */
  readonly children: ReactNode;
}

/** The proposed times, one of which the rep accepts. */
export function RepInterviewForm({ interview, isMove = false, onDone, children }: RepInterviewFormProps) {
  const { id, times, minutes } = interview;
  const accept = useMutation(mutationOf(interviewsApi.accept));
  const open = times.filter((time) => !hasPassed(time));
  const { control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { time: open.length === 1 ? (open[0] ?? '') : '' },
  });

  const submit = handleSubmit(async ({ time }) => {
    try {
      await accept.mutateAsync({ params: { interviewId: id }, body: { time } });
      toast({
        title: isMove ? 'Interview moved' : 'Interview agreed',
        description: formatInterviewTime(time, minutes),
      });
      onDone();
    } catch (error) {
      if (error instanceof ApiError && ofTheTime.includes(error.code)) {
        setError('time', { type: 'server', message: `${error.title}. ${error.message}` });
      } else if (error instanceof ApiError && error.status === 409) {
        // The business was faster; the card now shows the current status.
        toast({ title: error.title, description: error.message, variant: 'destructive' });
      } else applyServerErrors(error, setError);
    }
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FormRadioGroup
        control={control}
        name="time"
        legend={times.length === 1 ? 'Proposed time' : 'Choose a time'}
        look="cards"
        required
        options={times.map((time) => {
          const passed = hasPassed(time);
          return {
            value: time,
            label: formatInterviewTime(time, minutes),
            disabled: passed,
            ...(passed && { hint: 'Has passed' }),
          };
        })}
      />
      <FormFailure failure={formState.errors.root} title="We couldn’t send your answer" />
      <div className="flex flex-col gap-3 md:flex-row md:flex-wrap">
        <Button type="submit" full="phone" busy={formState.isSubmitting} busyLabel="Sending">
          {isMove ? 'Move to this time' : 'Accept this time'}
        </Button>
        {children}
      </div>
    </form>
  );
}
