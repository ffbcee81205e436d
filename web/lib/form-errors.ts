import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError } from './api-client.ts';

/** Puts what the server said of each field beside that field, and the rest above the form's button. */
export function applyServerErrors<Values extends FieldValues>(error: unknown, setError: UseFormSetError<Values>): void {
  const known = error instanceof ApiError ? Object.entries(error.fields) : [];
  known.forEach(([name, message], index) => {
    setError(name as FieldPath<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
  });
  const message = error instanceof ApiError ? error.message : 'Please try again or contact support.';
  setError('root', { type: 'server', message });
}
