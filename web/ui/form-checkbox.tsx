import type { ComponentProps } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { Checkbox } from '#web/ui/checkbox.tsx';

interface FormCheckboxProps<Values extends FieldValues, Output>
  extends Omit<ComponentProps<typeof Checkbox>, 'checked' | 'onChange' | 'error' | 'name'> {
  readonly control: Control<Values, unknown, Output>;
  readonly name: FieldPath<Values>;
}

/** A `Checkbox` bound to a boolean of a react-hook-form. */
export function FormCheckbox<Values extends FieldValues, Output = Values>({
  control,
  name,
  ...rest
}: FormCheckboxProps<Values, Output>) {
  const { field, fieldState } = useController<Values, FieldPath<Values>, Output>({ control, name });
  const { value, ...bound } = field;
  return <Checkbox {...rest} {...bound} checked={Boolean(value)} error={fieldState.error?.message} />;
}
