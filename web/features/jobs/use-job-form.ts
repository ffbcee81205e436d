import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { JobInput } from '#contract/jobs/jobs.ts';
import { dayInSouthAfrica } from '#domain/calendar-day.ts';
import type { FormerTerms } from '#domain/job-terms.ts';
import { applyServerErrors } from '#web/lib/form-errors.ts';
import { jobFormResolver } from './job-form-resolver.ts';
import type { JobStart, JobValues } from './job-form-values.ts';

/** Where what is typed is kept until it is sent. */
export interface JobFormDraft {
  /** What was typed before, or null. */
  readonly found: JobStart | null;
  readonly keep: (values: JobValues) => void;
  readonly forget: () => void;
}

export interface JobFormOptions {
  readonly initial: JobStart;
  readonly draft: JobFormDraft;
  /** Of a job that is edited. */
  readonly former?: FormerTerms;
  /** Rejects with what the server said; what was typed stays. False: it could not be sent, and the page says why. */
  readonly onSubmit: (job: JobInput) => Promise<boolean>;
  readonly onFailed?: (error: unknown) => void;
  /** Keeps it unfinished; rejects like `onSubmit`. */
  readonly onKeep?: (values: JobStart) => Promise<boolean>;
}

/** The form of a job: keeps what is typed until it is sent, and looks like the job before it is. */
export function useJobForm({ initial, draft, former, onSubmit, onFailed, onKeep }: JobFormOptions) {
  const [resolver] = useState(() => jobFormResolver(former, () => dayInSouthAfrica(new Date())));
  const [start] = useState(initial as JobValues);
  const [found] = useState(draft.found);
  const [restored, setRestored] = useState(found !== null);
  const [keeping, setKeeping] = useState(false);
  const [preview, setPreview] = useState<JobInput | null>(null);
  const sent = useRef(false);
  // The one of the newest render: what it keeps beside the values may have changed.
  const kept = useRef(draft);
  const form = useForm<JobValues, unknown, JobInput>({ resolver, defaultValues: start });
  const { reset, subscribe, handleSubmit, setError, clearErrors, getValues } = form;

  useEffect(() => {
    kept.current = draft;
  });

  useEffect(() => {
    if (found) reset(found as JobValues, { keepDefaultValues: true });
  }, [found, reset]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (sent.current) return;
          if (isDirty) kept.current.keep(values);
          else kept.current.forget();
        },
      }),
    [subscribe],
  );

  async function send(how: () => Promise<boolean>) {
    try {
      sent.current = await how();
      if (sent.current) kept.current.forget();
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
      await send(() => onSubmit(job));
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
    discard() {
      reset(start);
      kept.current.forget();
      setRestored(false);
    },
  };
}
