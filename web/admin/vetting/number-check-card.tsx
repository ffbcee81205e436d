import { zodResolver } from '@hookform/resolvers/zod';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { line } from '#contract/fields.ts';
import { type NumberCheck, type NumberKind, type NumberSubject, numberKinds } from '#contract/vetting/cases.ts';
import { applyServerErrors } from '#web/lib/form-errors.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { longest } from '#web/lib/longest.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useReview } from './api.ts';
import { faultTexts } from './hint-texts.ts';

const kindNames: Record<NumberKind, string> = {
  'sa-id': 'South African ID number',
  passport: 'Passport number',
  cipc: 'CIPC number',
};

interface NumberCheckCardProps {
  readonly vettingId: string;
  readonly isBusiness: boolean;
  readonly numbers: readonly NumberCheck[];
  readonly mayCheck: boolean;
}

/** The reviewer enters the number on a document. The server checks it and stores only a keyed hash. */
export function NumberCheckCard({ vettingId, isBusiness, numbers, mayCheck }: NumberCheckCardProps) {
  const subjects: readonly NumberSubject[] = isBusiness ? ['company', 'person'] : ['person'];
  return (
    <Card
      title="Numbers on the documents"
      description="Enter the number on the document. We’ll check it and store only a keyed hash, to find the same number in other cases."
    >
      <div className="grid gap-6">
        {subjects.map((subject) => (
          <div key={subject} className="grid gap-3">
            <Result check={numbers.find((number) => number.subject === subject)} />
            {mayCheck ? <CheckForm vettingId={vettingId} subject={subject} /> : null}
          </div>
        ))}
        {mayCheck || numbers.length > 0 ? null : <p className="text-ink-soft">No numbers checked yet.</p>}
      </div>
    </Card>
  );
}

function Result({ check }: { readonly check: NumberCheck | undefined }) {
  if (!check) return null;
  const { kind, fault, age, checkedAt, checkedBy } = check;
  const fine = kind === 'passport' ? 'noted' : 'valid';
  return (
    <div className="flex gap-3" role="status">
      {fault === null ? (
        <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
      ) : (
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
      )}
      <div className="min-w-0 leading-normal">
        <p className="font-semibold">
          {kindNames[kind]} {fault === null ? fine : 'not valid'}
          {age === null ? '' : `, ${age} years old`}
        </p>
        <p className="break-words text-ink-soft text-sm">
          {fault === null ? '' : `${faultTexts[fault]} `}
          {formatDateTime(checkedAt)}, by {checkedBy}
        </p>
      </div>
    </div>
  );
}

const typed = z.object({ kind: z.enum(numberKinds), number: line('The number', 30) });

type Typed = z.input<typeof typed>;

function CheckForm({ vettingId, subject }: { readonly vettingId: string; readonly subject: NumberSubject }) {
  const review = useReview(vettingId);
  const defaultValues: Typed = { kind: subject === 'company' ? 'cipc' : 'sa-id', number: '' };
  const { control, handleSubmit, formState, setError, reset, watch } = useForm<Typed>({
    resolver: zodResolver(typed),
    defaultValues,
  });
  const submit = handleSubmit(async ({ kind, number }) => {
    try {
      await review.mutateAsync({ step: 'checkNumber', number: { subject, kind, number } });
      reset({ kind, number: '' });
    } catch (error) {
      applyServerErrors(error, setError);
    }
  });
  const kind = watch('kind');
  return (
    <form onSubmit={submit} noValidate className="grid gap-3" autoComplete="off">
      {subject === 'person' ? (
        <FormField control={control} name="kind" label="Type of number">
          {({ ref: _ref, ...field }) => (
            <Select
              {...field}
              options={(['sa-id', 'passport'] as const).map((value) => ({ value, label: kindNames[value] }))}
            />
          )}
        </FormField>
      ) : null}
      <div className="flex items-end gap-2">
        <FormField control={control} name="number" label={kindNames[kind]} className="flex-1">
          {(field) => (
            <TextInput
              {...field}
              inputMode={kind === 'sa-id' ? 'numeric' : 'text'}
              autoComplete="off"
              spellCheck={false}
              maxLength={longest(typed.shape.number)}
              placeholder={kind === 'cipc' ? '2000/000001/07' : ''}
            />
          )}
        </FormField>
        <Button type="submit" variant="secondary" busy={formState.isSubmitting}>
          Check number
        </Button>
      </div>
      <FormFailure failure={formState.errors.root} title="We couldn’t check the number" />
    </form>
  );
}
