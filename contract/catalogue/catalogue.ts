import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { provinces } from './options.ts';

export const location = z.object({
  id,
  name: z.string(),
  /** Null for a location that represents the whole country. */
  province: z.enum(provinces).nullable(),
});

export type Location = z.output<typeof location>;

const industry = z.object({ id, name: z.string(), iconName: z.string() });

export const catalogueApi = {
  locations: endpoint({
    method: 'GET',
    path: '/api/locations',
    about: null,
    summary: 'List locations, by name',
    tag: 'Catalogue',
    gate: 'open',
    status: 200,
    response: z.array(location),
  }),
  industries: endpoint({
    method: 'GET',
    path: '/api/industries',
    about: null,
    summary: 'List industries, by name',
    tag: 'Catalogue',
    gate: 'open',
    status: 200,
    response: z.array(industry),
  }),
};
