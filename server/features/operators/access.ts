import { type AdminRole, mayAdmin, notPermittedText } from '#contract/operators/roles.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { isOwnOrigin } from '#server/platform/http/own-origin.ts';
import type { BrowserCaller, Gates } from '#server/platform/http/route.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findAdminSession } from './queries/find-admin-session.ts';
import { type AdminSettings, sessionCookie } from './services/settings.ts';

declare const minted: unique symbol;

/** An admin whose session was checked for this request. Made by the gate only. */
export interface AdminActor {
  readonly adminId: string;
  readonly email: string;
  readonly role: AdminRole;
  readonly session: {
    readonly id: string;
    readonly createdAt: Date;
    readonly expiresAt: Date;
    readonly secondFactor: boolean;
  };
  /** Where the call came from, for the audit log. */
  readonly from: Pick<BrowserCaller, 'address' | 'userAgent'>;
  readonly [minted]: 'admin';
}

declare module '#server/platform/http/route.ts' {
  interface Actors {
    readonly admin: AdminActor;
  }
}

export type AdminGate = Gates['admin'];

/**
 * Queries the database on every call, so that a session ends as soon as its row is deleted or its admin disabled, and a changed
 * role applies from the next call. Calls that change something must come from our own pages.
 */
export function createAdminGate(db: Db, settings: AdminSettings): AdminGate {
  const cookie = sessionCookie(settings);
  return async (caller, permission) => {
    const token = cookie.read(caller.cookie);
    const found = token === null ? null : await findAdminSession(db, token);
    if (!found || (settings.requireSecondFactor && !found.session.secondFactor)) {
      throw new Refusal('admin.session_required');
    }
    if (caller.method !== 'GET' && caller.method !== 'HEAD') requireOwnOrigin(caller, settings);
    if (!mayAdmin(found.role, permission)) {
      throw new Refusal('admin.not_permitted', { detail: notPermittedText(found.role, permission) });
    }
    const { address, userAgent } = caller;
    return { ...found, from: { address, userAgent } } as AdminActor;
  };
}

/** Throws request.other_origin. */
export function requireOwnOrigin(caller: BrowserCaller, { siteUrl }: Pick<AdminSettings, 'siteUrl'>): void {
  if (!isOwnOrigin(caller, siteUrl)) throw new Refusal('request.other_origin');
}
