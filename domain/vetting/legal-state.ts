import type { LegalRefusal } from '#contract/gates.ts';
import { type DocumentKind, type DocumentType, documentsOf } from '#contract/vetting/documents.ts';
import type { LegalState, LegalUserType } from '#contract/vetting/legal.ts';

/** Why a user may not apply, post or hire yet, as a refusal code; null when they may. For the gate and for the screen. */
export function refuseLegal({ agreement, vetting, documentsAsked }: LegalState): LegalRefusal | null {
  if (agreement === 'none') return 'legal.agreement_required';
  if (agreement === 'outdated') return 'legal.agreement_outdated';
  if (vetting === 'approved') return null;
  if (vetting === 'rejected') return 'legal.review_rejected';
  return documentsAsked ? 'legal.document_asked_again' : 'legal.review_pending';
}

/** Signed and approved. */
export function isFullySetUp(state: LegalState): boolean {
  return refuseLegal(state) === null;
}

interface Needs {
  readonly signature: boolean;
  readonly documents: boolean;
}

/** The parts a submission needs. Neither: there is nothing to submit. */
export function submissionNeeds({ agreement, vetting, documentsAsked }: LegalState): Needs {
  return {
    signature: agreement !== 'current',
    // A new text is signed without resending what was sent, or approved, before.
    documents: vetting === null || vetting === 'rejected' || (vetting === 'pending' && documentsAsked),
  };
}

/** A visible letter: neither space nor invisible. */
const visible = /[^\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether the box is ticked and a name typed: the two parts of a signature. */
export function isSigned(given: { readonly agreed: boolean; readonly typedName: string } | null): boolean {
  return given?.agreed === true && visible.test(given.typedName);
}

interface Given {
  readonly type: DocumentType;
  /** The file is the one that the reviewer did not accept. */
  readonly refused: boolean;
}

/** The required documents that are missing, or present only as the file that had to be replaced, in the order of the form. */
export function missingDocuments(userType: LegalUserType, given: readonly Given[]): readonly DocumentKind[] {
  return documentsOf[userType].filter(({ type, required }) => {
    const document = given.find((one) => one.type === type);
    return document ? document.refused : required;
  });
}

export interface PublishingNeed {
  readonly id: 'agreement' | 'documents' | 'approval';
  readonly done: boolean;
}

/** The conditions for a job to go live, in order. */
export function publishingNeeds({ agreement, vetting, documentsAsked }: LegalState): readonly PublishingNeed[] {
  return [
    { id: 'agreement', done: agreement === 'current' },
    { id: 'documents', done: vetting === 'approved' || (vetting === 'pending' && !documentsAsked) },
    { id: 'approval', done: vetting === 'approved' },
  ];
}
