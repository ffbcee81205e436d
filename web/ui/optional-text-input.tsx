import { TextInput, type TextInputProps } from '#web/ui/text-input.tsx';

interface OptionalTextInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  readonly value: string | null | undefined;
  readonly onChange: (text: string | null) => void;
}

/** Null while empty. */
export function OptionalTextInput({ value, onChange, ...rest }: OptionalTextInputProps) {
  return <TextInput {...rest} value={value ?? ''} onChange={(event) => onChange(event.target.value || null)} />;
}
