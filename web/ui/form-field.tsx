import type { ReactNode } from 'react';
import {
  type Control,
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
  useController,
} from 'react-hook-form';
import { Field, type FieldProps } from '#web/ui/field.tsx';

interface FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Output>
  extends Omit<FieldProps, 'error'> {
  readonly control: Control<Values, unknown, Output>;
  readonly name: Name;
  readonly children: (field: ControllerRenderProps<Values, Name>) => ReactNode;
}

/** A `Field` bound to react-hook-form: `<FormField control={control} name="title" label="Title">{(field) => <TextInput {...field} />}</FormField>`. */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>, Output = Values>({
  control,
  name,
  children,
  ...field
}: FormFieldProps<Values, Name, Output>) {
  const { field: bound, fieldState } = useController<Values, Name, Output>({ control, name });
  return (
    <Field {...field} error={fieldState.error?.message}>
      {children(bound)}
    </Field>
  );
}
