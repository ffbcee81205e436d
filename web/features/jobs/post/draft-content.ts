import { blankJob, type JobStart } from './job-form-values.ts';

/** The filled-in part of an unfinished job: empty fields are not sent, as a job may omit them. */
export function contentOfDraft(values: JobStart): Partial<JobStart> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
}

/** The form restored from a draft. Fields that no longer exist are dropped. */
export function startOfDraft(content: Readonly<Record<string, unknown>>): JobStart {
  return Object.fromEntries(
    Object.entries(blankJob).map(([name, blank]) => [name, content[name] ?? blank]),
  ) as unknown as JobStart;
}
