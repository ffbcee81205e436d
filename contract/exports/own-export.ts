import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { timestamp } from '../fields.ts';

/** For how many days the copy of one's data can be downloaded. */
export const exportDays = 7;

export const exportState = z.object({
  status: z.enum(['none', 'asked', 'being_made', 'ready', 'expired']),
  /** Until when it can be downloaded. */
  until: timestamp.nullable(),
  byteSize: z.int().nullable(),
});

export type ExportState = z.output<typeof exportState>;

const shared = { tag: 'Account', gate: 'signed-in' } as const;

export const exportsApi = {
  ask: endpoint({
    ...shared,
    path: '/api/account/export',
    summary: 'Request a copy of your data',
    description: 'The copy is prepared in the background. We send an email once it can be downloaded.',
    method: 'POST',
    changes: ['account'],
    limit: 'export',
    status: 201,
    response: exportState,
  }),
  state: endpoint({
    ...shared,
    path: '/api/account/export',
    summary: 'Get the status of your data copy',
    method: 'GET',
    about: 'account',
    status: 200,
    response: exportState,
  }),
  copy: endpoint({
    ...shared,
    path: '/api/account/export/copy',
    summary: 'Download the copy of your data',
    description: `Returns everything we store about you as JSON. The copy can be downloaded for ${exportDays} days.`,
    method: 'GET',
    about: null,
    limit: 'costly-read',
    status: 200,
    /** What tables and queries export, under the names that they declare. */
    response: z.looseObject({ exportedAt: timestamp }),
    refusals: ['account.export_not_ready'],
  }),
};
