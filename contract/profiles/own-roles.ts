import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { nameField } from '../names/name-field.ts';
import { me } from './profiles.ts';

const added = { method: 'POST', tag: 'Account', changes: [], gate: 'signed-in', status: 200, response: me } as const;

/** Apart from `profilesApi`, which every page of a signed-in user loads. */
export const ownRolesApi = {
  complete: endpoint({
    ...added,
    path: '/api/account/completion',
    summary: 'Give an account without roles the role and profile its sign-up asked for',
  }),
  addRepProfile: endpoint({
    ...added,
    path: '/api/account/rep-profile',
    summary: 'Become a sales rep too; nothing changes for who is one',
    body: z.object({ fullName: nameField('Full name') }),
  }),
  addBusinessProfile: endpoint({
    ...added,
    path: '/api/account/business-profile',
    summary: 'Become a business too; nothing changes for who is one',
    body: z.object({ companyName: nameField('Company name') }),
  }),
};
