import { Alert } from './alert.tsx';

interface FormFailureProps {
  /** `formState.errors.root`. */
  readonly failure: { readonly message?: string } | undefined;
  readonly title?: string;
}

/** Why a form was not sent, if no field is to blame. */
export function FormFailure({ failure, title }: FormFailureProps) {
  return failure ? (
    <Alert tone="danger" {...(title && { title })} announce>
      {failure.message}
    </Alert>
  ) : null;
}
