import type { ComponentProps } from 'react';
import { TextInput } from '#web/ui/text-input.tsx';

/** What the field for a phone number says, to someone who signs and has none in their profile. */
export const signerPhone = {
  label: 'Phone number',
  hint: 'We show it to the other side of a gig from the moment it’s agreed and, where we handle the pay, funded. South African, or with the country’s code.',
} as const;

export function SignerPhoneInput(field: ComponentProps<typeof TextInput>) {
  return <TextInput {...field} type="tel" autoComplete="tel" placeholder="082 123 4567" />;
}
