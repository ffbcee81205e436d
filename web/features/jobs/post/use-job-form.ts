import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { JobInput } from '#contract/jobs/jobs.ts';
import type { FormerTerms } from '#domain/jobs/job-terms.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { applyServerErrors } from '#web/lib/form-errors.ts';
import { type FormDraft, useFormDraft } from '#web/lib/use-form-draft.ts';
import { jobFormResolver } from './job-form-resolver.ts';
import type { JobStart, JobValues } from './job-form-values.ts';

/** A stored draft may lack what the schema requires. */
export type JobFormDraft = Omit<FormDraft<JobValues>, 'found'> & { readonly found: JobStart | null };

export interface JobFormOptions {
  readonly initial: JobStart;
  readonly draft: JobFormDraft;
  /** Of an edited job. */
  readonly former?: FormerTerms;
  /**
   * Rejects with the server's error; the form keeps its values. False: not sent, and the page shows why.
   * @param values including those that are not part of a job
   */
  readonly onSubmit: (job: JobInput, values: JobStart) => Promise<boolean>;
  readonly onFailed?: (error: unknown) => void;
  /** Saves it unfinished; rejects like `onSubmit`. */
  readonly onKeep?: (values: JobStart) => Promise<boolean>;
}

/** The form of a job: stores what is typed until it is sent, and previews the job. */
export function useJobForm({ initial, draft, former, onSubmit, onFailed, onKeep }: JobFormOptions) {
  const [resolver] = useState(() => jobFormResolver(former, () => dayInSouthAfrica(new Date())));
  const [start] = useState(initial as JobValues);
  const [keeping, setKeeping] = useState(false);
  const [preview, setPreview] = useState<JobInput | null>(null);
  const form = useForm<JobValues, unknown, JobInput>({ resolver, defaultValues: start });
  const { handleSubmit, setError, clearErrors, getValues } = form;
  const { restored, sent, discard } = useFormDraft(form, draft as FormDraft<JobValues>);

  async function send(how: () => Promise<boolean>) {
    try {
      if (await how()) sent();
    } catch (error) {
      applyServerErrors(error, setError);
      onFailed?.(error);
    }
  }

  return {
    form,
    restored,
    preview,
    submit: handleSubmit(async (job) => {
      await send(() => onSubmit(job, getValues() as JobStart));
      setPreview(null);
    }),
    keeping,
    keep: onKeep
      ? async () => {
          clearErrors();
          setKeeping(true);
          await send(() => onKeep(getValues() as JobStart));
          setKeeping(false);
        }
      : null,
    showPreview: handleSubmit((job) => setPreview(job)),
    hidePreview: () => setPreview(null),
    discard: () => discard(start),
  };
}
