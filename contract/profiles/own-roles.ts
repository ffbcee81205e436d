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
    summary: 'Complete your sign-up',
    description:
      'Gives an account without a role the role and the profile that its sign-up asked for. An account that already has a role stays as it is.',
  }),
  addRepProfile: endpoint({
    ...added,
    path: '/api/account/rep-profile',
    summary: 'Add a rep profile to your account',
    description: 'Adds the `sales_rep` role and a profile to match. An account that already has one stays as it is.',
    body: z.object({ fullName: nameField('Full name') }),
  }),
  addBusinessProfile: endpoint({
    ...added,
    path: '/api/account/business-profile',
    summary: 'Add a business profile to your account',
    description: 'Adds the `business` role and a profile to match. An account that already has one stays as it is.',
    body: z.object({ companyName: nameField('Company name') }),
  }),
};
