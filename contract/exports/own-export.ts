import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { timestamp } from '../fields.ts';
import { accountExport } from './export.ts';

/** For so many days the copy of one's data can be downloaded. */
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
    summary: 'Have a copy made of everything we keep about you; a mail says when it is ready',
    method: 'POST',
    changes: ['account'],
    limit: 'export',
    status: 201,
    response: exportState,
  }),
  state: endpoint({
    ...shared,
    path: '/api/account/export',
    summary: 'Whether the copy of everything we keep about you is ready',
    method: 'GET',
    about: 'account',
    status: 200,
    response: exportState,
  }),
  copy: endpoint({
    ...shared,
    path: '/api/account/export/copy',
    summary: 'The copy of everything we keep about you',
    method: 'GET',
    about: null,
    limit: 'costly-read',
    status: 200,
    response: accountExport,
    refusals: ['account.export_not_ready'],
  }),
};
