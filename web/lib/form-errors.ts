import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import type { RefusalCode } from '#contract/refusals.ts';
import { ApiError } from './api-client.ts';
import { toast } from './toast.ts';

/** Puts the server's field errors beside their fields, and the rest above the form's button. */
export function applyServerErrors<Values extends FieldValues>(error: unknown, setError: UseFormSetError<Values>): void {
  const known = error instanceof ApiError ? Object.entries(error.fields) : [];
  known.forEach(([name, message], index) => {
    setError(name as FieldPath<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
  });
  const message = error instanceof ApiError ? error.message : 'Please try again or contact support.';
  setError('root', { type: 'server', message });
}

export interface Leaving {
  readonly leave: () => void;
  /** Further refusals after which nothing is left to send. */
  readonly also?: readonly number[] | undefined;
  /** Refusals that the sender can resolve and then resend the same input. */
  readonly unless?: readonly RefusalCode[] | undefined;
}

/** On a conflict, shows it and closes: the page behind shows the current state. Other errors keep the form open. */
export function leaveIfOutdated<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  { leave, also = [], unless = [] }: Leaving,
): void {
  const outdated = error instanceof ApiError && [409, ...also].includes(error.status);
  if (!outdated || unless.some((code) => code === error.code)) {
    applyServerErrors(error, setError);
    return;
  }
  toast({ title: error.title, description: error.message, variant: 'destructive' });
  leave();
}
