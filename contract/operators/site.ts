import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { features, sitePath } from './site-now.ts';

export const siteApi = {
  now: endpoint({
    method: 'GET',
    path: sitePath,
    about: 'settings',
    summary: 'What is announced on every page at this moment, what is switched off, and whom to write to',
    tag: 'Site',
    gate: 'open',
    status: 200,
    response: z.object({
      notice: z.string().nullable(),
      off: z.array(z.enum(features)),
      /** What pages state of the settings (support, trials, fees), as JSON: the same text as on the root element of a page sent now. */
      words: z.string(),
    }),
  }),
};
