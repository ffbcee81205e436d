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

type Values = z.input<typeof settingsSchema>;

const priceSwitch = {
  off: {
    title: 'Charge reps nothing?',
    description: 'The portal opens to every rep, and every price for reps goes from the site. It takes a second.',
    confirmLabel: 'Charge reps nothing',
  },
  on: {
    title: 'Charge reps again?',
    description:
      'Prices for reps are shown again. Reps whose trial is over and who have no subscription are asked to pay.',
    confirmLabel: 'Charge reps again',
  },
} as const;

/** What the operator decides while the product runs. */
export function SettingsForm({ settings }: { readonly settings: Settings }) {
  const queries = useQueryClient();
  const save = useMutation(mutationOf(settingsApi.edit));
  const [asking, setAsking] = useState<Settings | null>(null);
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

  const submit = handleSubmit((body) =>
    body.repsPayNothing === settings.repsPayNothing ? send(body) : setAsking(body),
  );
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
      <FormFailure failure={errors.root} title="Nothing was changed" />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" busy={isSubmitting || save.isPending} disabled={!isDirty}>
          Save changes
        </Button>
        <p role="status" className="text-ink-soft text-sm">
          {isDirty ? 'Not saved yet' : save.isSuccess ? 'Saved' : null}
        </p>
      </div>
      {asking ? (
        <AlertDialog
          open
          onOpenChange={(open) => (open ? undefined : setAsking(null))}
          {...priceSwitch[asking.repsPayNothing ? 'off' : 'on']}
          tone="default"
          busy={save.isPending}
          onConfirm={() => void send(asking)}
        />
      ) : null}
    </form>
  );
}
