import type { NumberFault, NumberSubject, VettingHint } from '#contract/vetting/cases.ts';
import { type DocumentType, documentsOf } from '#contract/vetting/documents.ts';
import type { LegalUserType } from '#contract/vetting/legal.ts';
import { isSignatureOf } from './signature-name.ts';

/** Facts about a case, for the automatic checks. */
export interface VettingFacts {
  readonly userType: LegalUserType;
  /** The submitted documents, also if the file was deleted since because its retention ended. */
  readonly documents: readonly DocumentType[];
  /** Labels of fields of the profile that are empty. */
  readonly profileMissing: readonly string[];
  readonly statedAge: number | null;
  readonly accountName: string | null;
  /** Null without one. */
  readonly signature: string | null;
  readonly numbers: readonly {
    readonly subject: NumberSubject;
    readonly fault: NumberFault | null;
    readonly age: number | null;
  }[];
  /** How many other accounts have the same number, or sent the same file. */
  readonly sameNumber: readonly { readonly subject: NumberSubject; readonly cases: number }[];
  readonly sameFile: readonly { readonly document: DocumentType; readonly cases: number }[];
}

const majority = 18;

/**
 * Points for a person to check before they decide. Only hints: nothing follows from them, since a decision like this one may not be left to a machine
 * (POPIA, section 71).
 */
export function hintsOf(facts: VettingFacts): VettingHint[] {
  return [...numberHints(facts), ...duplicateHints(facts), ...signatureHints(facts), ...missingHints(facts)];
}

function numberHints({ userType, numbers, statedAge }: VettingFacts): VettingHint[] {
  const wrong = numbers.flatMap(({ subject, fault }): VettingHint[] =>
    fault === null ? [] : [{ kind: 'number_wrong', weight: 'grave', subject, fault }],
  );
  // The number is more reliable than the profile.
  const provenAge = numbers.find(({ subject }) => subject === 'person')?.age ?? null;
  const age = provenAge ?? statedAge;
  const underAge: VettingHint[] = age !== null && age < majority ? [{ kind: 'under_age', weight: 'grave', age }] : [];
  // Ages in profiles go stale: a year is no difference.
  const differs: VettingHint[] =
    userType === 'rep' && provenAge !== null && statedAge !== null && Math.abs(provenAge - statedAge) > 1
      ? [{ kind: 'age_differs', weight: 'notable', age: provenAge, statedAge }]
      : [];
  return [...wrong, ...underAge, ...differs];
}

function duplicateHints({ sameNumber, sameFile }: VettingFacts): VettingHint[] {
  return [
    ...sameNumber.map(({ subject, cases }): VettingHint => ({ kind: 'same_number', weight: 'grave', subject, cases })),
    ...sameFile.map(({ document, cases }): VettingHint => ({ kind: 'same_file', weight: 'grave', document, cases })),
  ];
}

function signatureHints({ signature, accountName }: VettingFacts): VettingHint[] {
  if (signature === null) return [{ kind: 'not_signed', weight: 'grave' }];
  if (accountName === null || isSignatureOf(signature, accountName)) return [];
  return [{ kind: 'signature_differs', weight: 'notable', signature, accountName }];
}

function missingHints({ userType, documents, profileMissing, numbers }: VettingFacts): VettingHint[] {
  const missing = documentsOf[userType].filter(({ type, required }) => required && !documents.includes(type));
  const subjects: NumberSubject[] = userType === 'business' ? ['company', 'person'] : ['person'];
  const unchecked = subjects.filter((subject) => numbers.every((number) => number.subject !== subject));
  return [
    ...missing.map(({ type }): VettingHint => ({ kind: 'document_missing', weight: 'notable', document: type })),
    ...(profileMissing.length > 0
      ? [{ kind: 'profile_incomplete' as const, weight: 'minor' as const, fields: [...profileMissing] }]
      : []),
    ...unchecked.map((subject): VettingHint => ({ kind: 'number_unchecked', weight: 'minor', subject })),
  ];
}
