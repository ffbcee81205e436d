import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { features, sitePath } from './site-now.ts';

export const siteApi = {
  now: endpoint({
    method: 'GET',
    path: sitePath,
    about: 'settings',
    summary: 'Get the current notice and site status',
    description: 'Returns the announcement on every page, the features that are off, and the contact details.',
    tag: 'Site',
    gate: 'open',
    status: 200,
    response: z.object({
      notice: z.string().nullable(),
      off: z.array(z.enum(features)),
      /** The settings that pages state (support, trials, fees), as JSON: the same text as on the root element of a page sent now. */
      words: z.string(),
    }),
  }),
};
