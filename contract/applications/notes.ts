import { z } from 'zod';
import { endpoint, noContent } from '../endpoint.ts';
import { id, prose, timestamp } from '../fields.ts';

/** A business's private notes on an application. */
export const privateNote = z.object({ text: z.string(), updatedAt: timestamp });

export const privateNoteInput = z.object({ text: prose('Note', 2000) });

const note = {
  path: '/api/business/applications/:applicationId/note',
  tag: 'Applications',
  params: z.object({ applicationId: id }),
  refusals: ['application.not_found'],
} as const;

export const applicationNotesApi = {
  keep: endpoint({
    ...note,
    method: 'PUT',
    changes: ['applications'],
    summary: 'Set the private note on an application',
    description: 'The rep never sees it.',
    body: privateNoteInput,
    gate: 'business',
    status: 200,
    response: privateNote,
  }),
  remove: endpoint({
    ...note,
    method: 'DELETE',
    changes: ['applications'],
    summary: 'Delete the private note on an application',
    gate: 'business',
    afterTrial: 'ends something',
    status: 204,
    response: noContent,
  }),
};
