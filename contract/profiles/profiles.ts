import { z } from 'zod';
import { roles } from '../accounts/roles.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';

export const me = z.object({
  userId: id,
  email: z.string(),
  roles: z.array(z.enum(roles)),
  rep: z.object({ id, fullName: z.string() }).nullable(),
  business: z.object({ id, companyName: z.string() }).nullable(),
});

export type Me = z.output<typeof me>;

export const profilesApi = {
  me: endpoint({
    method: 'GET',
    path: '/api/me',
    about: 'me',
    seenByTeam: true,
    summary: 'Get your roles and profiles',
    tag: 'Profiles',
    gate: 'signed-in',
    status: 200,
    response: me,
  }),
};
