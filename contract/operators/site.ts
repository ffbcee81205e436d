import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { features, sitePath } from '../site/site-now.ts';

export const siteApi = {
  now: endpoint({
    method: 'GET',
    path: sitePath,
    summary: 'What is announced on every page at this moment, what is switched off, and whom to write to',
    tag: 'Site',
    gate: 'open',
    status: 200,
    response: z.object({
      notice: z.string().nullable(),
      off: z.array(z.enum(features)),
      /** Whom to write to and how long a trial is, as JSON: the same text as on the root element of a page of this moment. */
      words: z.string(),
    }),
  }),
};
