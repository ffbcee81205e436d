import type { Db } from '#server/platform/db/pool.ts';
import type { Gates } from '#server/platform/http/route.ts';
import { viewingIdOf } from '#server/platform/http/viewing.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { UserGates } from '../../accounts/access.ts';
import type { AdminGate } from '../access.ts';
import { findViewing } from './queries/find-viewing.ts';

interface Dependencies {
  readonly db: Db;
  readonly admin: AdminGate;
  readonly seenAs: UserGates['seenAs'];
}

/**
 * Checks on every call that the viewing is active, along with the admin's own session: the viewing's id alone is not enough.
 * Endpoints not marked as open to viewings are refused.
 */
export function createViewingGate({ db, admin, seenAs }: Dependencies): Gates['viewing'] {
  return async (endpoint, caller) => {
    if (endpoint.gate === 'open') return null;
    const actor = await admin(caller, 'users.see_as').catch((error: unknown) => {
      if (error instanceof Refusal) throw new Refusal('viewing.ended');
      throw error;
    });
    const found = await findViewing(db, actor);
    if (found?.id !== viewingIdOf(caller)) throw new Refusal('viewing.ended');
    if (endpoint.gate === 'admin' || endpoint.seenByTeam === undefined) throw new Refusal('viewing.hidden');
    return seenAs(endpoint.gate, { ...found, sessionId: found.id });
  };
}
