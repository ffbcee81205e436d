import { cleanEmail, isEmailAddress, whyNoEmail } from '#contract/email-address.ts';
import { inOneForm } from '#contract/one-form.ts';
import type { Check } from '#web/ui/form-checks.ts';

/** The contract's own rule for email addresses, without loading zod for every visitor. */
export const emailAddress: Check = (value) => {
  const typed = cleanEmail(inOneForm(value));
  if (typed === '') return 'Email is required.';
  return isEmailAddress(typed) ? null : (whyNoEmail(typed) ?? 'Enter an email address such as name@example.co.za.');
};
