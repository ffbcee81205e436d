import { createHash } from 'node:crypto';
import { dealOf, type Terms } from './describe-deal.ts';
import { termsOfWork } from './terms-of-work.ts';

/** The form in which new terms are composed. */
const form = 3;

export interface ComposedTerms {
  readonly form: number;
  readonly body: string;
  readonly sha256: Buffer;
}

/** The exact text that is read, hashed and signed. */
export function composeTerms(terms: Terms): ComposedTerms {
  const body = termsOfWork(dealOf(terms));
  return { form, body, sha256: createHash('sha256').update(body, 'utf8').digest() };
}
