import type { Role } from '#contract/accounts/roles.ts';
import type { Caller, Gate } from '#server/platform/http/route.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { AuthRefusal } from './protocol/access/auth-refusal.ts';
import type { SignedIn } from './sessions/services/session-check.ts';
import type { AssuranceLevel } from './sessions/tables.ts';

declare const minted: unique symbol;

export interface SignedInActor {
  readonly userId: string;
  readonly email: string;
  readonly roles: readonly Role[];
  readonly sessionId: string;
  readonly aal: AssuranceLevel;
  /** Null without the role. */
  readonly repId: string | null;
  readonly businessId: string | null;
  readonly [minted]: 'signed in';
}

/** A signed-in person with the role sales_rep and a rep profile. Made by the gate only. */
export interface RepActor {
  readonly userId: string;
  readonly sessionId: string;
  readonly repId: string;
  readonly [minted]: 'rep';
}

/** A signed-in person with the role business and a business profile. Made by the gate only. */
export interface BusinessActor {
  readonly userId: string;
  readonly sessionId: string;
  readonly businessId: string;
  readonly [minted]: 'business';
}

declare module '#server/platform/http/route.ts' {
  interface Actors {
    readonly 'signed-in': SignedInActor;
    readonly rep: RepActor;
    readonly business: BusinessActor;
  }
}

/** Each throws a Refusal when the caller has no such role or profile. */
export interface UserGates {
  readonly 'signed-in': Gate<SignedInActor>;
  readonly rep: Gate<RepActor>;
  readonly business: Gate<BusinessActor>;
  /** For an admin's view as this user: the gate is checked for the person, who has no session. */
  readonly seenAs: (gate: UserGateName, person: Person) => Promise<SignedInActor | RepActor | BusinessActor>;
}

type UserGateName = 'signed-in' | 'rep' | 'business';

type Person = Pick<SignedInActor, 'userId' | 'email' | 'roles' | 'sessionId'>;

interface ActorProfiles {
  readonly repId: string | null;
  readonly businessId: string | null;
}

export interface TokenCheck {
  /** Returns the same object until something about the account changes. Throws an AuthRefusal. */
  readonly verifyAccessToken: (token: string) => Promise<SignedIn>;
}

interface Dependencies extends TokenCheck {
  /** Profiles belong to another feature. */
  readonly findActorProfiles: (userId: string) => Promise<ActorProfiles>;
}

/** The token of `Authorization: Bearer …`, or null. */
export function bearerToken(header: string | undefined): string | null {
  return header?.match(/^Bearer\s+([\w.~+/=-]{1,8000})$/i)?.[1] ?? null;
}

/** The caller, even if their second factor is still missing; null without a session. */
export async function findSignedIn(
  { verifyAccessToken }: TokenCheck,
  { authorization }: Caller,
): Promise<SignedIn | null> {
  const token = bearerToken(authorization);
  if (token === null) return null;
  try {
    return await verifyAccessToken(token);
  } catch (error) {
    if (error instanceof AuthRefusal) return null;
    throw error;
  }
}

/** The actor, if they are on that side. Throws a Refusal otherwise. */
export function requireSide(
  { userId, repId, businessId }: Pick<SignedInActor, 'userId' | 'repId' | 'businessId'>,
  side: 'rep' | 'business',
): string {
  if (side === 'rep' && repId === null) throw new Refusal('role.rep_required');
  if (side === 'business' && businessId === null) throw new Refusal('role.business_required');
  return userId;
}

export function createGates({ verifyAccessToken, findActorProfiles }: Dependencies): UserGates {
  // Cached as long as the session is: a known caller costs no query.
  const actors = new WeakMap<SignedIn, SignedInActor>();

  async function signedIn({ authorization }: Caller): Promise<SignedInActor> {
    const account = await identify(authorization);
    const known = actors.get(account);
    if (known) return known;
    // Half signed in: the second factor is still missing.
    if (account.needsSecondFactor) throw new Refusal('session.second_factor_required');
    const { needsSecondFactor: _shown, ...person } = account;
    const actor = await actorOf(person);
    actors.set(account, actor);
    return actor;
  }

  async function actorOf(person: Person & Pick<SignedInActor, 'aal'>): Promise<SignedInActor> {
    const { repId, businessId } = await findActorProfiles(person.userId);
    return {
      ...person,
      repId: person.roles.includes('sales_rep') ? repId : null,
      businessId: person.roles.includes('business') ? businessId : null,
    } as SignedInActor;
  }

  async function identify(authorization: string | undefined): Promise<SignedIn> {
    const account = await findSignedIn({ verifyAccessToken }, { authorization });
    if (!account) throw new Refusal('session.required');
    return account;
  }

  return {
    'signed-in': signedIn,
    rep: async (caller) => sides.rep(await signedIn(caller)),
    business: async (caller) => sides.business(await signedIn(caller)),
    seenAs: async (gate, { userId, email, roles, sessionId }) =>
      sides[gate](await actorOf({ userId, email, roles, sessionId, aal: 'aal1' })),
  };
}

const sides = {
  'signed-in': (actor: SignedInActor) => actor,
  rep({ userId, sessionId, repId }: SignedInActor) {
    if (repId === null) throw new Refusal('role.rep_required');
    return { userId, sessionId, repId } as RepActor;
  },
  business({ userId, sessionId, businessId }: SignedInActor) {
    if (businessId === null) throw new Refusal('role.business_required');
    return { userId, sessionId, businessId } as BusinessActor;
  },
};
