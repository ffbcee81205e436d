import { brand } from '#contract/brand.ts';
import { finalTest } from '#contract/courses/options.ts';
import { certificateAddress, certificatesPath } from '#contract/site/certificate-addresses.ts';
import { dateText } from '#server/platform/mail/time-texts.ts';
import type { AwardContent } from '#server/platform/pdf/render-award.ts';
import type { FoundCertificate } from '../queries/find-certificates.ts';

/** The printed certificate, with the full name: its holder gives it to whom they like. */
export function certificatePaper(
  origin: string,
  { certificate, title, level, outcomes }: FoundCertificate,
): AwardContent {
  const { number, holderName, issuedAt } = certificate;
  const url = origin + certificateAddress(number);
  const where = (origin + certificatesPath).replace(/^https?:\/\//, '');
  return {
    title: `Certificate ${number}`,
    createdAt: certificate.reissuedAt ?? issuedAt,
    kind: 'Certificate',
    name: holderName,
    because: `has completed the course, and passed its final test with at least ${finalTest.passPercent}%`,
    award: title,
    lines: { lead: 'The holder of this certificate can', items: outcomes },
    facts: [
      { term: 'Issued', detail: dateText(issuedAt) },
      { term: 'Level', detail: level },
      { term: 'Number', detail: number },
      { term: 'By', detail: brand.company.legalName },
    ],
    check: { url, words: `To check it, scan this code or enter the number at ${where}` },
  };
}
