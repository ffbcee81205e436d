import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, optionalProse, timestamp } from '../fields.ts';

export const repNoteInput = z.object({ text: optionalProse('Your note', 10_000) });

const savedNote = repNoteInput.extend({
  /** Of the note that was read; null: there was none. */
  updatedAt: timestamp.nullable(),
});

/** A business's note about a rep. */
export const repNote = z.object({ text: z.string(), updatedAt: timestamp });

const shared = {
  tag: 'Applications',
  gate: 'business',
  path: '/api/business/applications/:applicationId/rep-note',
  params: z.object({ applicationId: id }),
  status: 200,
  response: z.object({ note: repNote.nullable() }),
  refusals: ['application.not_found'],
} as const;

export const repNotesApi = {
  show: endpoint({
    ...shared,
    method: 'GET',
    about: 'rep notes',
    afterTrial: 'own data',
    summary: 'Get your private note about an applicant',
    description: 'One note for each rep, whatever job they applied for. No one else reads it, and no rating counts it.',
  }),
  save: endpoint({
    ...shared,
    method: 'PUT',
    changes: ['rep notes', 'applications'],
    summary: 'Save your private note about an applicant',
    description:
      'Without `text` it is deleted. Refused with `rep_note.changed` if it was saved after the note with `updatedAt` was read.',
    body: savedNote,
    refusals: [...shared.refusals, 'rep_note.changed'],
  }),
};
