import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { type Control, useFieldArray } from 'react-hook-form';
import { interviewLimits } from '#contract/applications/interview.ts';
import type { InterviewProposal } from '#contract/applications/interviews.ts';
import { addDays, dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { Button } from '#web/ui/button.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { emptySlot, type InterviewValues } from './interview-form-values.ts';

type ProposalControl = Control<InterviewValues, unknown, InterviewProposal>;

/** The times a rep may choose from, each a day and a time of day. */
export function InterviewSlots({ control }: { readonly control: ProposalControl }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'times' });
  const adds = useRef<HTMLButtonElement>(null);
  const today = dayInSouthAfrica(new Date());
  return (
    <fieldset>
      <legend className="font-semibold text-[0.9375rem]">Times to choose from</legend>
      <p className="mt-0.5 mb-3 text-ink-soft text-sm">
        Times are in South African time (SAST). {`Propose up to ${interviewLimits.times}.`}
      </p>
      <ol className="grid gap-3">
        {fields.map(({ id }, index) => (
          <li key={id} className="grid grid-cols-[minmax(0,11fr)_minmax(0,9fr)_auto] items-start gap-2">
            <FormField control={control} name={`times.${index}.day`} label={<Numbered what="Day" index={index} />}>
              {(field) => <DateInput {...field} min={today} max={addDays(today, interviewLimits.furthestDays)} />}
            </FormField>
            <FormField control={control} name={`times.${index}.time`} label={<Numbered what="Time" index={index} />}>
              {(field) => <TextInput {...field} type="time" step={300} />}
            </FormField>
            {fields.length > 1 ? (
              <IconButton
                label={`Remove time ${index + 1}`}
                icon={<X aria-hidden="true" className="size-5" />}
                className="mt-7"
                onClick={() => {
                  remove(index);
                  adds.current?.focus();
                }}
              />
            ) : null}
          </li>
        ))}
      </ol>
      <Button
        ref={adds}
        variant="ghost"
        size="small"
        className="-ms-3 mt-2"
        icon={<Plus aria-hidden="true" className="size-4" />}
        disabled={fields.length >= interviewLimits.times}
        onClick={() => append(emptySlot, { focusName: `times.${fields.length}.day` })}
      >
        Add another time
      </Button>
    </fieldset>
  );
}

/** Visually "Day", as the row says which; for screen readers "Day 2". */
function Numbered({ what, index }: { readonly what: string; readonly index: number }) {
  return (
    <>
      {what}
      <span className="sr-only"> {index + 1}</span>
    </>
  );
}
