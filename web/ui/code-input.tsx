import type { ComponentProps } from 'react';
import { TextInput } from './text-input.tsx';

/** Six digits from an authenticator app, large and spaced, as the app shows them. */
export function CodeInput(props: ComponentProps<typeof TextInput>) {
  return (
    <TextInput
      {...props}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={11}
      className="figures text-center font-semibold text-2xl! tracking-[0.35em]"
    />
  );
}
