import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, line, timestamp } from '../fields.ts';

const params = z.object({ engagementId: id });

/** The record of a gig: a PDF to read, and the signed data behind it. */
const pack = z.object({ name: z.string(), zip: z.base64() });

const description =
  'Returns a ZIP file in base64: `evidence.pdf` to read and `evidence.json` with the signed data. `npm run evidence -- check` verifies both offline.';

/** 64 hexadecimal digits. */
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const key = z.object({
  id: z.string(),
  publicKey: z.string(),
  since: timestamp,
  /** `packsSha256` is of the packs in the key's list: sorted, each with a line feed. */
  ended: z.object({ at: timestamp, packs: z.int(), packsSha256: sha256 }).nullable(),
});

/** As a verifier has it, perhaps from a copy that is years old. */
export type EvidenceKey = z.infer<typeof key>;

export const evidenceApi = {
  keys: endpoint({
    method: 'GET',
    path: '/api/evidence/keys',
    about: null,
    summary: 'List the public keys of evidence packs',
    description:
      'Ed25519 keys in PEM, including former ones that still verify older packs. Of a key that has ended, only the packs in its list count.',
    tag: 'Gigs',
    gate: 'open',
    status: 200,
    response: z.object({ asOf: timestamp, keys: z.array(key) }),
  }),
  packs: endpoint({
    method: 'GET',
    path: '/api/evidence/keys/:keyId/packs',
    about: null,
    summary: 'List the packs of an ended key',
    description: 'SHA-256 of the signed line of each evidence pack that was issued under this key before it ended.',
    tag: 'Gigs',
    gate: 'open',
    params: z.object({ keyId: line('Key', 40) }),
    status: 200,
    response: z.object({ keyId: z.string(), packs: z.array(sha256) }),
    refusals: ['evidence.no_list'],
  }),
  download: endpoint({
    method: 'GET',
    path: '/api/engagements/:engagementId/evidence-pack',
    about: null,
    summary: 'Download the evidence of a gig',
    description,
    tag: 'Gigs',
    gate: 'signed-in',
    limit: 'costly-read',
    params,
    status: 200,
    response: pack,
    refusals: ['engagement.not_found'],
  }),
  downloadAsTeam: endpoint({
    method: 'POST',
    path: '/api/admin/engagements/:engagementId/evidence-pack',
    changes: [],
    summary: 'Download the evidence of a gig as an admin',
    description: `${description} Without the messages of the two sides. The download is recorded in the audit log.`,
    tag: 'Disputes',
    gate: 'admin',
    permission: 'disputes.decide',
    params,
    status: 200,
    response: pack,
    refusals: ['engagement.not_found'],
  }),
};
