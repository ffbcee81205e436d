import { randomBytes } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { brand } from '#contract/brand.ts';
import { badgesApi } from '#contract/courses/certificates.ts';
import { finalTest } from '#contract/courses/options.ts';
import { nameAsShown } from '#domain/courses/shown-name.ts';
import { sha256 } from '#server/platform/crypto/digests.ts';
import type { FoundCertificate } from '../queries/find-certificates.ts';

/** Id of the credential. It doesn't lead to the certificate's page, since lists of revoked badges are public. */
export const badgeIdentifier = (badgeId: string): string => `urn:uuid:${badgeId}`;

export const endedAddress = (origin: string, ending: string): string =>
  origin + badgesApi.ended.path.replace(':ending', ending);

interface Badge {
  readonly origin: string;
  readonly found: FoundCertificate;
  /** Email of the holder's account, by which wallets identify the badge's owner. */
  readonly email: string;
  readonly supportEmail: string;
}

/**
 * A certificate as Open Badge 3.0: its credential is the payload of the JWT itself, beside the claims that repeat parts of
 * it (https://www.imsglobal.org/spec/ob/v3p0, "JSON Web Token Proof Format").
 */
export function badgeClaims({ origin, found, email, supportEmail }: Badge): JWTPayload {
  const { certificate, title, level, summary, outcomes, minutes } = found;
  const { id, badgeId, versionId, holderName, shownName, issuedAt, reissuedAt } = certificate;
  const validFrom = reissuedAt ?? issuedAt;
  const issuer = { id: origin, type: ['Profile'], name: brand.name, url: origin, email: supportEmail };
  const subject = `urn:uuid:${id}`;
  return {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
      'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json',
    ],
    id: badgeIdentifier(badgeId),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: title,
    issuer,
    validFrom: validFrom.toISOString(),
    awardedDate: issuedAt.toISOString(),
    credentialSubject: {
      id: subject,
      type: ['AchievementSubject'],
      identifier: [hashedEmail(email), ...plainName(nameAsShown(holderName, shownName))],
      achievement: {
        id: `urn:uuid:${versionId}`,
        type: ['Achievement'],
        achievementType: 'Certificate',
        name: title,
        description: `${summary} Level: ${level}.`,
        creator: issuer,
        criteria: {
          narrative: `Read all lessons (about ${minutes} minutes), answered their questions correctly, and passed a final test of ${finalTest.questions} questions with at least ${finalTest.passPercent}%. The holder can: ${outcomes.join('; ')}.`,
        },
      },
    },
    credentialStatus: { id: endedAddress(origin, badgeId.slice(-2)), type: '1EdTechRevocationList' },
    iss: origin,
    jti: badgeIdentifier(badgeId),
    nbf: Math.floor(validFrom.getTime() / 1000),
    sub: subject,
  };
}

function hashedEmail(email: string) {
  const salt = randomBytes(16).toString('hex');
  const identityHash = `sha256$${sha256(email.toLowerCase() + salt).toString('hex')}`;
  return { type: 'IdentityObject', identityType: 'emailAddress', hashed: true, identityHash, salt };
}

const plainName = (name: string | null) =>
  name === null ? [] : [{ type: 'IdentityObject', identityType: 'name', hashed: false, identityHash: name }];
