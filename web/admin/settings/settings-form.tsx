import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  type SettingName,
  type Settings,
  type SettingsChange,
  type SettingsShown,
  settingNames,
  settingsApi,
  settings as settingsSchema,
} from '#contract/operators/settings.ts';
import { settingsQuery } from '#web/admin/people/api.ts';
import { useAdminMay } from '#web/admin/sign-in/admin-role.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { applyServerErrors } from '#web/lib/form-errors.ts';
import { ReasonDialog } from '#web/lib/reason-dialog.tsx';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { differences } from './setting-words.ts';
import { MarketSettings, MoneySettings } from './settings-cards.tsx';
import type { SettingsValues } from './settings-control.ts';
import { moneyProposal, questionsOf } from './settings-questions.ts';

interface Asking {
  readonly wanted: Settings;
  /** Pending confirmations. */
  readonly questions: ReturnType<typeof questionsOf>;
}

const valuesOf = (settings: Settings): SettingsValues =>
  Object.fromEntries(settingNames.map((name) => [name, settings[name]])) as SettingsValues;

/** The settings that an operator can change at runtime. */
export function SettingsForm({ settings }: { readonly settings: SettingsShown }) {
  const may = useAdminMay();
  const queries = useQueryClient();
  const save = useMutation(mutationOf(settingsApi.edit));
  const [proposed, setProposed] = useState(false);
  const [asking, setAsking] = useState<Asking | null>(null);
  /** The base of the edits: settings as they were when editing began, or when the user was last shown what had changed. */
  const [base, setBase] = useState(settings);
  const [meanwhile, setMeanwhile] = useState<SettingsChange['changes']>([]);
  const form = useForm<SettingsValues, unknown, Settings>({
    resolver: zodResolver(settingsSchema),
    // Another admin's changes are shown, except in edited fields.
    values: valuesOf(base),
    resetOptions: { keepDirtyValues: true },
  });
  const { control, handleSubmit, formState, setError, reset, resetField } = form;
  const { isDirty, isSubmitting, dirtyFields, errors } = formState;
  useEffect(() => {
    if (!isDirty) setBase(settings);
  }, [isDirty, settings]);
  const isTyped = (setting: string) => dirtyFields[setting as SettingName] === true;

  async function send(wanted: Settings, reason?: string) {
    const changed = Object.fromEntries(differences(base, wanted).map(({ setting, after }) => [setting, after]));
    try {
      const saved = await save.mutateAsync({ body: { version: base.version, ...changed, ...(reason && { reason }) } });
      queries.setQueryData(settingsQuery.queryKey, saved);
      setMeanwhile([]);
      setBase(saved);
      // Proposed changes are not in force: the form shows the current values.
      reset(valuesOf(saved), { keepDirtyValues: false });
      setProposed(reason !== undefined);
    } catch (error) {
      applyServerErrors(error, setError);
      if (error instanceof ApiError && error.code === 'settings.changed_meanwhile') {
        const fresh = await queries.fetchQuery({ ...settingsQuery, staleTime: 0 }).catch(() => null);
        if (fresh) {
          setMeanwhile(differences(base, fresh));
          setBase(fresh);
        }
      }
    }
    setAsking(null);
  }

  /** Only fields edited here: another admin's changes to the rest are preserved. */
  const wantedOf = (values: Settings): Settings => ({
    ...base,
    ...Object.fromEntries(settingNames.filter(isTyped).map((name) => [name, values[name]])),
  });
  const ask = ({ wanted, questions }: Asking) =>
    questions.length === 0 && moneyProposal(base, wanted) === null ? send(wanted) : setAsking({ wanted, questions });
  const submit = handleSubmit((values) => {
    const wanted = wantedOf(values);
    return ask({ wanted, questions: questionsOf(base, wanted) });
  });
  const [question, ...left] = asking?.questions ?? [];
  const proposal = asking && !question ? moneyProposal(base, asking.wanted) : null;
  return (
    <>
      <form
        onSubmit={submit}
        noValidate
        // Focused fields scroll to above the bar below.
        className="grid max-w-2xl gap-6 [&_:is(input,textarea,button)]:scroll-mb-40"
      >
        <fieldset disabled={!may('settings.edit_money')} className="grid min-w-0 gap-6">
          <MoneySettings control={control} />
        </fieldset>
        <fieldset disabled={!may('settings.edit')} className="grid min-w-0 gap-6">
          <MarketSettings control={control} />
        </fieldset>
        {meanwhile.length > 0 ? (
          <ChangedMeanwhile
            changes={meanwhile}
            isTyped={isTyped}
            onTakeTheirs={() => {
              for (const { setting } of meanwhile) {
                const name = setting as SettingName;
                if (isTyped(name)) resetField(name, { defaultValue: base[name] });
              }
              setMeanwhile([]);
            }}
          />
        ) : (
          <FormFailure failure={errors.root} title="We couldn’t save the settings" />
        )}
        {/* Sticky, visible on every change, beside the help chat in the corner. */}
        <div
          className={clsx(
            'flex flex-wrap items-center gap-x-5 gap-y-3',
            isDirty &&
              'sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-20 me-16 rounded-card border border-line bg-surface p-2 shadow-popup md:bottom-4',
          )}
        >
          <Button type="submit" busy={isSubmitting || save.isPending} disabled={!isDirty}>
            Save changes
          </Button>
          <p role="status" className="text-ink-soft text-sm">
            {isDirty
              ? 'Unsaved changes'
              : save.isSuccess
                ? proposed
                  ? 'Money settings sent for approval'
                  : 'Saved'
                : null}
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
      {asking && proposal !== null ? (
        <ReasonDialog
          title="Propose these changes?"
          hint="We’ll record this reason and show it to the admin who approves."
          description={proposal}
          confirmLabel="Propose changes"
          tone="primary"
          failedTitle="We couldn’t propose the change"
          onOutdated={null}
          onSend={(reason) => send(asking.wanted, reason)}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </>
  );
}
