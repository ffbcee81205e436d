import { z } from 'zod';
import { endpoint, noContent } from '../endpoint.ts';
import { id, line, prose } from '../fields.ts';
import { longestMessage } from './options.ts';

/** A saved answer. `{name}` is replaced by the person's first name. */
export const cannedAnswer = z.object({ id, title: z.string(), text: z.string() });

export type CannedAnswer = z.output<typeof cannedAnswer>;

export const cannedInput = z.object({ title: line('A title', 80), text: prose('A text', longestMessage - 200) });

const ofCanned = z.object({ answerId: id });
const shared = { tag: 'Support', gate: 'admin', permission: 'support.answer' } as const;

export const cannedAnswersApi = {
  list: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/admin/canned-answers',
    about: 'canned answers',
    summary: 'List canned answers, by title',
    status: 200,
    response: z.array(cannedAnswer),
  }),
  add: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/admin/canned-answers',
    changes: ['canned answers'],
    summary: 'Create a canned answer',
    body: cannedInput,
    status: 201,
    response: cannedAnswer,
    refusals: ['canned_answer.title_taken', 'canned_answer.too_many'],
  }),
  edit: endpoint({
    ...shared,
    method: 'PUT',
    path: '/api/admin/canned-answers/:answerId',
    changes: ['canned answers'],
    summary: 'Update a canned answer',
    params: ofCanned,
    body: cannedInput,
    status: 200,
    response: cannedAnswer,
    refusals: ['canned_answer.not_found', 'canned_answer.title_taken'],
  }),
  remove: endpoint({
    ...shared,
    method: 'DELETE',
    path: '/api/admin/canned-answers/:answerId',
    changes: ['canned answers'],
    summary: 'Delete a canned answer',
    params: ofCanned,
    status: 204,
    response: noContent,
    refusals: ['canned_answer.not_found'],
  }),
};
