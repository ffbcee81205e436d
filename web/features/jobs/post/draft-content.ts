import { blankJob, type JobStart } from './job-form-values.ts';

/** What is there of an unfinished job: what is empty is not sent, for a job may not say it. */
export function contentOfDraft(values: JobStart): Partial<JobStart> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
}

/** The form as the draft left it. What forms do not know any more is left out. */
export function startOfDraft(content: Readonly<Record<string, unknown>>): JobStart {
  return Object.fromEntries(
    Object.entries(blankJob).map(([name, blank]) => [name, content[name] ?? blank]),
  ) as unknown as JobStart;
}
