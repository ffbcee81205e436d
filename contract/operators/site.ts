import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { features, sitePath } from '../site/site-now.ts';

export const siteApi = {
  now: endpoint({
    method: 'GET',
    path: sitePath,
    summary: 'What is announced on every page at this moment, and what is switched off',
    tag: 'Site',
    gate: 'open',
    status: 200,
    response: z.object({ notice: z.string().nullable(), off: z.array(z.enum(features)) }),
  }),
};
