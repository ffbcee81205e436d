import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, timestamp } from '../fields.ts';

const params = z.object({ engagementId: id });

/** The record of a gig: a PDF to read, and the signed data behind it. */
const pack = z.object({ name: z.string(), zip: z.base64() });

const description =
  'Returns a ZIP file in base64: `evidence.pdf` to read and `evidence.json` with the signed data. `npm run evidence -- check` verifies both offline.';

export const evidenceApi = {
  keys: endpoint({
    method: 'GET',
    path: '/api/evidence/keys',
    about: null,
    summary: 'List the public keys of evidence packs',
    description: 'Ed25519 keys in PEM, including former ones that still verify older packs.',
    tag: 'Gigs',
    gate: 'open',
    status: 200,
    response: z.object({ keys: z.array(z.object({ id: z.string(), publicKey: z.string(), since: timestamp })) }),
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
