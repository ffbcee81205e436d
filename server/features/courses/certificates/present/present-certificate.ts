import type { Certificate } from '#contract/courses/certificates.ts';
import type { FoundCertificate } from '../queries/find-certificates.ts';
import { wayBackFrom } from '../queries/ways-back.ts';
import type { CertificateRow } from '../tables.ts';

/** A certificate's record, for its holder. */
export function presentKept(row: CertificateRow) {
  const { number, holderName, shownName, issuedAt, reissuedAt, withdrawnAt, withdrawnReason } = row;
  return {
    ...{ number, holderName, shownName },
    issuedAt: issuedAt.toISOString(),
    reissuedAt: reissuedAt?.toISOString() ?? null,
    withdrawn: withdrawnAt && {
      at: withdrawnAt.toISOString(),
      reason: withdrawnReason ?? '',
      wayBack: wayBackFrom(row) ?? 'ask the team',
    },
  };
}

export function presentCertificate({ certificate, title, level, profileName }: FoundCertificate): Certificate {
  const { courseId, holderName, withdrawnAt } = certificate;
  const correctedName = withdrawnAt === null && profileName !== holderName ? profileName : null;
  return { ...presentKept(certificate), courseId, title, level, correctedName };
}
