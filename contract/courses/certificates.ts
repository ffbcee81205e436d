import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, line, prose, timestamp } from '../fields.ts';
import { courseLevels, shownNames, waysBack } from './options.ts';

/** Crockford's letters: no I, L, O or U. */
export const certificateNumber = z
  .string()
  .regex(/^TH(-[0-9A-HJKMNP-TV-Z]{4}){3}$/, 'A certificate number looks like TH-7K2M-9QXA-4D0C.');

export const certificate = z.object({
  number: certificateNumber,
  courseId: id,
  title: z.string(),
  level: z.enum(courseLevels),
  /** As printed. */
  holderName: z.string(),
  /** The current name in the profile, where it differs: the certificate can be reissued with it. */
  correctedName: z.string().nullable(),
  shownName: z.enum(shownNames),
  issuedAt: timestamp,
  reissuedAt: timestamp.nullable(),
  withdrawn: z.object({ at: timestamp, reason: z.string(), wayBack: z.enum(waysBack) }).nullable(),
});

export type Certificate = z.output<typeof certificate>;

const ofRep = { tag: 'Certificates', gate: 'rep', status: 200, afterTrial: 'own data' } as const;
const path = '/api/rep/certificates/:number';
const params = z.object({ number: certificateNumber });

export const certificatesApi = {
  list: endpoint({
    ...ofRep,
    method: 'GET',
    path: '/api/rep/certificates',
    about: 'courses',
    seenByTeam: true,
    summary: 'List your certificates, newest first',
    response: z.object({ items: z.array(certificate) }),
  }),
  show: endpoint({
    ...ofRep,
    method: 'PATCH',
    path,
    changes: ['courses'],
    summary: 'Set the name shown on a certificate',
    description: 'Applies to the public page and to the badge.',
    params,
    body: z.object({ shownName: z.enum(shownNames) }),
    response: certificate,
    refusals: ['certificate.not_found'],
  }),
  reissue: endpoint({
    ...ofRep,
    method: 'POST',
    path: `${path}/reissue`,
    changes: ['courses'],
    summary: 'Reissue a certificate',
    description: 'Uses the name on your profile and keeps the number.',
    params,
    response: certificate,
    refusals: ['certificate.not_found', 'certificate.withdrawn'],
  }),
  pdf: endpoint({
    ...ofRep,
    limit: 'costly-read',
    method: 'GET',
    path: `${path}/pdf`,
    about: null,
    summary: 'Get a certificate as PDF',
    description: 'Returns the file in base64.',
    params,
    response: z.object({ name: z.string(), pdf: z.base64() }),
    refusals: ['certificate.not_found', 'certificate.withdrawn'],
  }),
  badge: endpoint({
    ...ofRep,
    limit: 'costly-read',
    method: 'GET',
    path: `${path}/badge`,
    about: null,
    summary: 'Get a certificate as an Open Badge',
    description: 'Returns an Open Badge 3.0 credential as a signed, compact JWT.',
    params,
    response: z.object({ name: z.string(), jwt: z.string() }),
    refusals: ['certificate.not_found', 'certificate.withdrawn'],
  }),
};

/** A public RSA key. */
const publicKey = z.object({
  kty: z.literal('RSA'),
  n: z.string(),
  e: z.string(),
  kid: z.string(),
  alg: z.literal('RS256'),
  use: z.literal('sig'),
});

export type PublicBadgeKey = z.output<typeof publicKey>;

const open = { tag: 'Certificates', gate: 'open', status: 200, method: 'GET', keptFor: 600 } as const;

/** What a verifier of a badge needs. */
export const badgesApi = {
  keys: endpoint({
    ...open,
    path: '/api/badges/keys',
    about: null,
    summary: 'List the public keys of badges',
    description: 'Returns a JSON Web Key Set, with retired keys that still verify older badges.',
    response: z.object({ keys: z.array(publicKey) }),
  }),
  key: endpoint({
    ...open,
    path: '/api/badges/keys/:keyId',
    about: null,
    summary: 'Get a public key of badges',
    description: 'Its address is the `kid` of a badge.',
    params: z.object({ keyId: id }),
    response: publicKey,
    refusals: ['badge.key_not_found'],
  }),
  ended: endpoint({
    ...open,
    path: '/api/badges/ended/:ending',
    about: null,
    summary: 'List revoked badges',
    description: 'Returns a `1EdTechRevocationList` of the badges whose ids have this ending.',
    params: z.object({ ending: z.string().regex(/^[0-9a-f]{2}$/) }),
    response: z.object({
      id: z.string(),
      issuer: z.string(),
      revokedCredentials: z.array(z.object({ id: z.string(), revoked: z.literal(true), revocationReason: z.string() })),
    }),
  }),
};

const adminCertificate = certificate
  .omit({ correctedName: true })
  .extend({ holder: z.object({ userId: id, email: z.string() }), scorePercent: z.int() });

export type AdminCertificate = z.output<typeof adminCertificate>;

export const withdrawalInput = z.object({
  reason: prose('The reason', 500),
  /** Whether the holder may take the final test again, for another certificate. It can be allowed later. */
  mayTryAgain: z.boolean().default(false),
});

const ofDesk = { tag: 'Certificates', gate: 'admin', status: 200, response: adminCertificate } as const;

export const certificateDeskApi = {
  find: endpoint({
    ...ofDesk,
    permission: 'certificates.read',
    method: 'GET',
    path: '/api/admin/certificates/:number',
    // Each view is recorded.
    about: null,
    summary: 'Get a certificate by its number',
    description: 'Accepts a number typed off paper. The view is recorded in the audit log.',
    params: z.object({ number: line('Number', 40) }),
    refusals: ['certificate.not_found'],
  }),
  withdraw: endpoint({
    ...ofDesk,
    permission: 'certificates.withdraw',
    method: 'POST',
    path: '/api/admin/certificates/:number/withdrawal',
    // Each view is recorded: the answer replaces the cached one.
    changes: [],
    summary: 'Withdraw a certificate',
    description:
      'Permanent. The holder is given the reason. The public page only shows that the certificate is not valid.',
    params,
    body: withdrawalInput,
    refusals: ['certificate.not_found', 'certificate.withdrawn'],
  }),
  allowRetake: endpoint({
    ...ofDesk,
    permission: 'certificates.withdraw',
    method: 'POST',
    path: '/api/admin/certificates/:number/retake',
    changes: [],
    summary: 'Allow a retake of the final test',
    description: 'For a rep whose certificate was withdrawn. The rep is notified by email. Idempotent.',
    params,
    refusals: ['certificate.not_found', 'certificate.valid'],
  }),
};
