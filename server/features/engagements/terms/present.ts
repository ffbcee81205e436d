import type { KeptTerms } from '#contract/engagements/terms.ts';
import type { TermsVersion } from './queries/find-terms.ts';

export const presentKeptTerms = ({ terms, text, signatures }: TermsVersion): KeptTerms => ({
  version: terms.version,
  status: terms.status,
  text,
  sha256: terms.sha256.toString('hex'),
  at: terms.createdAt.toISOString(),
  answerBy: terms.dueAt?.toISOString() ?? null,
  endedAt: terms.endedAt?.toISOString() ?? null,
  signatures: signatures.map(({ side, signedAt, evidence }) => ({
    side,
    name: evidence.typedName,
    at: signedAt.toISOString(),
    record: evidence.position,
  })),
});
