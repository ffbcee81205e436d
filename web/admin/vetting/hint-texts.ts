import type { NumberFault, NumberSubject, VettingHint } from '#contract/vetting/cases.ts';
import { documentLabels } from '#contract/vetting/documents.ts';
import { plural } from '#web/lib/format.ts';

interface HintText {
  /** Two or three words, for a chip. */
  readonly label: string;
  readonly detail: string;
}

const numbers: Record<NumberSubject, string> = { person: 'ID number', company: 'CIPC number' };

export const faultTexts: Record<NumberFault, string> = {
  length: 'An ID number has 13 digits.',
  date: 'The first six digits aren’t a valid date of birth.',
  status: 'The eleventh digit is not 0 (citizen), 1 (permanent resident) or 2 (refugee).',
  checksum: 'The check digit is wrong. A digit may be mistyped, or the number may be made up.',
  form: 'A CIPC number looks like 2000/000001/07.',
  year: 'The registration year isn’t possible.',
};

/** The text of a hint; its meaning is for a person to decide. */
export function hintText(hint: VettingHint): HintText {
  const { subject = 'person', document, cases = 0 } = hint;
  const named = document ? documentLabels[document] : 'Document';
  switch (hint.kind) {
    case 'number_wrong':
      return {
        label: `${numbers[subject]} not valid`,
        detail: hint.fault ? faultTexts[hint.fault] : 'The number isn’t valid.',
      };
    case 'under_age':
      return { label: 'Under 18', detail: `The age is ${hint.age}. People under 18 can’t sign for themselves.` };
    case 'age_differs':
      return {
        label: 'Age differs',
        detail: `The age is ${hint.age} according to the ID number and ${hint.statedAge} according to the profile.`,
      };
    case 'same_number':
      return {
        label: `Same ${numbers[subject]}`,
        detail: `${plural(cases, 'other case has', 'other cases have')} the same ${numbers[subject]}.`,
      };
    case 'same_file':
      return {
        label: 'Same file elsewhere',
        detail: `${named}: ${plural(cases, 'other account', 'other accounts')} sent exactly the same file.`,
      };
    case 'not_signed':
      return { label: 'Not signed', detail: 'The agreement isn’t signed.' };
    case 'signature_differs':
      return {
        label: 'Signature differs',
        detail: `The signature is “${hint.signature}”. The account name is “${hint.accountName}”.`,
      };
    case 'document_missing':
      return { label: 'Document missing', detail: `Not sent: ${named}.` };
    case 'profile_incomplete':
      return { label: 'Profile incomplete', detail: `Not filled in: ${(hint.fields ?? []).join(', ')}.` };
    case 'number_unchecked':
      return {
        label: `${numbers[subject]} not checked`,
        detail: `The ${subject === 'person' ? 'ID or passport number' : 'CIPC number'} on the document hasn’t been entered yet.`,
      };
  }
}
