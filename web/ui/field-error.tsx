import { CircleAlert } from 'lucide-react';

interface FieldErrorProps {
  readonly id: string;
  readonly message: string | null | undefined;
}

/** Stays in the page while empty, so that a screen reader announces its content when it appears. */
export function FieldError({ id, message }: FieldErrorProps) {
  return (
    <p id={id} aria-live="polite" className="font-medium text-danger text-sm leading-snug not-empty:mt-1.5">
      {message ? (
        <span className="flex items-start gap-1.5">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {message}
        </span>
      ) : null}
    </p>
  );
}
