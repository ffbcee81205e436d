import type { ComponentProps } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { RadioGroup } from '#web/ui/radio-group.tsx';

interface FormRadioGroupProps<Values extends FieldValues, Output>
  extends Omit<ComponentProps<typeof RadioGroup>, 'value' | 'onChange' | 'onBlur' | 'error' | 'name' | 'ref'> {
  readonly control: Control<Values, unknown, Output>;
  readonly name: FieldPath<Values>;
}

/** A `RadioGroup` bound to a string of a react-hook-form. */
export function FormRadioGroup<Values extends FieldValues, Output = Values>({
  control,
  name,
  ...rest
}: FormRadioGroupProps<Values, Output>) {
  const { field, fieldState } = useController<Values, FieldPath<Values>, Output>({ control, name });
  return <RadioGroup {...rest} {...field} error={fieldState.error?.message} />;
}
