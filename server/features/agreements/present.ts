import type { Agreement } from '#contract/vetting/legal.ts';
import type { PublishedAgreement } from './queries/current-agreement.ts';

export function presentAgreement({ title, version, effectiveFrom, sha256, text }: PublishedAgreement): Agreement {
  return { title, version, effectiveFrom, sha256, text };
}
