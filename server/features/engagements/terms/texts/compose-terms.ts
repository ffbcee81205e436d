import { createHash } from 'node:crypto';
import { dealOf, type Terms } from './describe-deal.ts';
import { termsOfWork1 } from './terms-of-work-1.ts';

/** The form that new terms are written by. */
const form = 1;

export interface ComposedTerms {
  readonly form: number;
  readonly body: string;
  readonly sha256: Buffer;
}

/** The exact text that is read, hashed and signed. */
export function composeTerms(terms: Terms): ComposedTerms {
  const body = termsOfWork1(dealOf(terms));
  return { form, body, sha256: createHash('sha256').update(body, 'utf8').digest() };
}
