import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { type Settings, settingsApi, settings as settingsSchema } from '#contract/operators/settings.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { applyServerErrors } from '#web/lib/form-errors.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormCheckbox } from '#web/ui/form-checkbox.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { settingsQuery } from './api.ts';
import { GigMoneyCard } from './gig-money-card.tsx';
import { questionsOf } from './settings-questions.ts';

type Values = z.input<typeof settingsSchema>;

interface Asking {
  readonly body: Settings;
  /** What is still to be answered. */
  readonly questions: ReturnType<typeof questionsOf>;
}

/** What the operator decides while the product runs. */
export function SettingsForm({ settings }: { readonly settings: Settings }) {
  const queries = useQueryClient();
  const save = useMutation(mutationOf(settingsApi.edit));
  const [asking, setAsking] = useState<Asking | null>(null);
  const { control, handleSubmit, formState, setError, reset } = useForm<Values, unknown, Settings>({
    resolver: zodResolver(settingsSchema),
    // What another administrator changes meanwhile shows, as long as nothing was typed.
    values: { ...settings, vatNumber: settings.vatNumber ?? '' },
    resetOptions: { keepDirtyValues: true },
  });

  async function send(body: Settings) {
    try {
      const saved = await save.mutateAsync({ body });
      queries.setQueryData(settingsQuery.queryKey, saved);
      reset({ ...saved, vatNumber: saved.vatNumber ?? '' });
    } catch (error) {
      applyServerErrors(error, setError);
    }
    setAsking(null);
  }

  const ask = ({ body, questions }: Asking) => (questions.length === 0 ? send(body) : setAsking({ body, questions }));
  const submit = handleSubmit((body) => ask({ body, questions: questionsOf(settings, body) }));
  const [question, ...left] = asking?.questions ?? [];
  const { isDirty, isSubmitting, errors } = formState;
  return (
    <form onSubmit={submit} noValidate className="grid max-w-2xl gap-6">
      <Card title="What reps pay">
        <FormCheckbox
          control={control}
          name="repsPayNothing"
          label="Reps pay nothing"
          hint="The law allows no fee for finding work for somebody (Employment Services Act, section 15). Ask your lawyer whether a subscription is one."
        />
      </Card>
      <Card title="VAT">
        <FormField
          control={control}
          name="vatNumber"
          label="VAT number"
          hint="Leave it empty unless the company is registered. With it, receipts are tax invoices and show the VAT in each price."
        >
          {(field) => (
            <TextInput
              {...field}
              value={field.value ?? ''}
              inputMode="numeric"
              autoComplete="off"
              className="max-w-60"
            />
          )}
        </FormField>
      </Card>
      <GigMoneyCard control={control} />
      <Card title="Matches">
        <FormCheckbox
          control={control}
          name="reviewMatches"
          label="Review matches"
          hint="A business is suggested nobody before a person of the team approved it, under Matches."
        />
      </Card>
      <FormFailure failure={errors.root} title="Nothing was changed" />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" busy={isSubmitting || save.isPending} disabled={!isDirty}>
          Save changes
        </Button>
        <p role="status" className="text-ink-soft text-sm">
          {isDirty ? 'Not saved yet' : save.isSuccess ? 'Saved' : null}
        </p>
      </div>
      {asking && question ? (
        <AlertDialog
          key={question.title}
          open
          onOpenChange={(open) => (open ? undefined : setAsking(null))}
          {...question}
          tone="default"
          busy={save.isPending}
          onConfirm={() => void ask({ ...asking, questions: left })}
        />
      ) : null}
    </form>
  );
}
