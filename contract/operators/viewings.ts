import { z } from 'zod';
import { roles } from '../accounts/roles.ts';
import { endpoint, noContent } from '../endpoint.ts';
import { id, prose, timestamp } from '../fields.ts';
import { viewingPath } from './viewing-path.ts';

/** How long a team member views as a user. */
export const viewingMinutes = 15;

const viewing = z.object({
  id,
  userId: id,
  email: z.string(),
  roles: z.array(z.enum(roles)),
  beganAt: timestamp,
  endsAt: timestamp,
});

export type Viewing = z.output<typeof viewing>;

export const viewingInput = z.object({ reason: prose('A reason', 500) });

const ofViewing = { tag: 'Users', gate: 'admin', permission: 'users.see_as' } as const;

/**
 * Viewing the marketplace as a user, which this session then does with `Authorization: Viewing <id>`: `seenByTeam` of an endpoint allows it. The id
 * is useless without the session.
 */
export const viewingsApi = {
  start: endpoint({
    ...ofViewing,
    method: 'POST',
    path: '/api/admin/users/:userId/viewings',
    changes: ['user acts', 'viewing'],
    summary: 'Start viewing the marketplace as a user',
    description: `Read-only, for ${viewingMinutes} minutes. The user finds it in the copy of their data.`,
    params: z.object({ userId: id }),
    body: viewingInput,
    status: 201,
    response: viewing,
    refusals: ['user.not_found', 'user.kept_out', 'user.administrator'],
  }),
  current: endpoint({
    ...ofViewing,
    method: 'GET',
    path: viewingPath,
    about: 'viewing',
    summary: 'Get the user you are viewing as',
    status: 200,
    response: z.object({ viewing: viewing.nullable() }),
  }),
  end: endpoint({
    ...ofViewing,
    method: 'DELETE',
    path: viewingPath,
    changes: ['user acts', 'viewing'],
    summary: 'Stop viewing as a user',
    status: 204,
    response: noContent,
  }),
};
