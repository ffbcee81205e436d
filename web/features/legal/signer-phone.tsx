import type { ComponentProps } from 'react';
import { TextInput } from '#web/ui/text-input.tsx';

/** The text of a phone number field, for a signer without a number in the profile. */
export const signerPhone = {
  label: 'Phone number',
  hint: 'We share it with the other party once a gig is agreed and, if paid through us, funded. For a number outside South Africa, add the country code.',
} as const;

export function SignerPhoneInput(field: ComponentProps<typeof TextInput>) {
  return <TextInput {...field} type="tel" autoComplete="tel" placeholder="082 123 4567" />;
}
