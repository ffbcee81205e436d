import { TextInput, type TextInputProps } from '#web/ui/text-input.tsx';

interface DateInputProps extends Omit<TextInputProps, 'onChange' | 'type'> {
  /** A calendar day, `YYYY-MM-DD`. */
  readonly value: string | null | undefined;
  /** Null when empty. */
  readonly onChange: (day: string | null) => void;
}

/** `min` and `max` are calendar days too. */
export function DateInput({ onChange, ...rest }: DateInputProps) {
  return <TextInput {...rest} type="date" onChange={(event) => onChange(event.target.value || null)} />;
}
