import { type FieldValues, type Path, type UseFormReturn, useFormState } from 'react-hook-form';
import { FormDialog, type FormDialogProps } from '#web/ui/form-dialog.tsx';
import { applyServerErrors, type Leaving, leaveIfOutdated } from './form-errors.ts';

export interface SendDialogProps<Values extends FieldValues, Sent>
  extends Omit<FormDialogProps, 'busy' | 'failure' | 'onSubmit'>,
    Omit<Leaving, 'leave'> {
  readonly form: UseFormReturn<Values, unknown, Sent>;
  /** Throws the server's refusal. */
  readonly onSend: (sent: Sent) => Promise<unknown>;
  /** It closes by default. Null: `onSend` decides. */
  readonly onSent?: (() => void) | null;
  /** On a conflict: closes by default. Null: stays open, with the server's message. */
  readonly onOutdated?: (() => void) | null;
  /** The field at fault, where the answer itself doesn't name one. */
  readonly wrongIn?: (error: unknown) => { readonly field: Path<Values>; readonly message: string } | null;
}

/** A dialog whose form is sent to the server. Nothing typed is lost on failure. */
export function SendDialog<Values extends FieldValues, Sent>(props: SendDialogProps<Values, Sent>) {
  const {
    form,
    onSend,
    onSent = props.onClose,
    onOutdated: leave = props.onClose,
    also,
    unless,
    wrongIn,
    ...dialog
  } = props;
  const { isSubmitting, errors } = useFormState({ control: form.control });
  const submit = form.handleSubmit(async (values) => {
    try {
      await onSend(values);
      onSent?.();
    } catch (error) {
      const wrong = wrongIn?.(error);
      if (wrong) form.setError(wrong.field, { message: wrong.message }, { shouldFocus: true });
      else if (leave) leaveIfOutdated(error, form.setError, { leave, also, unless });
      else applyServerErrors(error, form.setError);
    }
  });
  return <FormDialog {...dialog} busy={isSubmitting} failure={errors.root?.message} onSubmit={submit} />;
}
