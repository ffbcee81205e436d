import { ApiError } from '#web/lib/api-client.ts';

/** The refusal to open a job that is already open, with that job; null for other errors. */
export function duplicateOf(error: unknown): { readonly jobId: string; readonly detail: string } | null {
  if (!(error instanceof ApiError && error.code === 'job.duplicate' && error.about)) return null;
  return { jobId: error.about, detail: error.message };
}

export type Duplicate = NonNullable<ReturnType<typeof duplicateOf>>;
