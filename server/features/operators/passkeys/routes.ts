import type { z } from 'zod';
import { brand } from '#contract/brand.ts';
import { adminPasskeysApi } from '#contract/operators/passkeys.ts';
import { passGate, type Route, type RouteContext, read } from '#server/platform/http/route.ts';
import { askForNewPasskey, askForPasskey } from '#server/platform/passkeys/ask-passkey.ts';
import { checkNewPasskey } from '#server/platform/passkeys/check-passkey.ts';
import { hasPasskeys, passkeySiteOf } from '#server/platform/passkeys/passkey.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { requireOwnOrigin } from '../access.ts';
import { sessionAnswer } from '../routes/sign-in.ts';
import { lifetimes } from '../services/settings.ts';
import type { Operators } from '../services.ts';
import { addAdminPasskey, refuseTooMany, removeAdminPasskey } from './commands/change-passkeys.ts';
import { confirmPassword } from './commands/confirm-password.ts';
import { issueChallenge, takeChallenge } from './commands/passkey-challenges.ts';
import { signInByPasskey } from './commands/sign-in-by-passkey.ts';
import { presentAdminPasskey } from './present.ts';
import { findAdminPasskeys } from './queries/find-admin-passkeys.ts';

type BodyOf<Name extends 'start' | 'add' | 'remove' | 'signIn'> = z.output<(typeof adminPasskeysApi)[Name]['body']>;

const lifetime = lifetimes.passkeyChallenge;

/** Routes for the passkeys of admins: managing them in the panel, and signing in. */
export function adminPasskeyRoutes(operators: Operators): readonly Route[] {
  const { settings, transaction, guessing } = operators;
  const site = passkeySiteOf(settings.siteUrl);
  const answerSession = sessionAnswer(settings);

  function requireOffered(): void {
    if (!hasPasskeys(settings.siteUrl)) throw new Refusal('admin.passkeys_not_offered');
  }

  async function requireAtDoor({ caller }: RouteContext): Promise<void> {
    requireOwnOrigin(caller, settings);
    const wait = await guessing.takePasskey(caller.address);
    if (wait > 0) throw new Refusal('admin.too_many_attempts', { retryAfterSeconds: wait });
  }

  return [
    read(adminPasskeysApi.list, async (db, { adminId }) => ({
      items: (await findAdminPasskeys(db, adminId)).map(presentAdminPasskey),
    })),
    {
      endpoint: adminPasskeysApi.start,
      handle: async ({ db, gates, caller }, { body }) => {
        const actor = await passGate(adminPasskeysApi.start, gates, caller);
        requireOffered();
        await confirmPassword(operators, actor, (body as BodyOf<'start'>).password, 'passkey.add');
        await refuseTooMany(db, actor.adminId);
        const { adminId, email, session } = actor;
        const { id: challengeId, challenge } = await issueChallenge(db, session.id);
        const own = await findAdminPasskeys(db, adminId);
        const user = { id: adminId, name: email, displayName: email };
        const named = { ...site, name: `${brand.name} Admin` };
        return { challengeId, options: await askForNewPasskey({ site: named, challenge, lifetime, user, own }) };
      },
    },
    {
      endpoint: adminPasskeysApi.add,
      handle: async ({ db, gates, caller }, { body }) => {
        const actor = await passGate(adminPasskeysApi.add, gates, caller);
        const { challengeId, name, credential } = body as BodyOf<'add'>;
        const challenge = await takeChallenge(db, challengeId, actor.session.id);
        const key = await checkNewPasskey({ site, challenge }, credential);
        if (!key) throw new Refusal('admin.passkey_refused');
        return presentAdminPasskey(await transaction((tx) => addAdminPasskey(tx, actor, { name, key })));
      },
    },
    {
      endpoint: adminPasskeysApi.remove,
      handle: async ({ gates, caller }, { params, body }) => {
        const actor = await passGate(adminPasskeysApi.remove, gates, caller);
        await confirmPassword(operators, actor, (body as BodyOf<'remove'>).password, 'passkey.remove');
        const { passkeyId } = params as { passkeyId: string };
        await transaction((tx) => removeAdminPasskey(tx, settings, actor, passkeyId));
      },
    },
    {
      endpoint: adminPasskeysApi.startSignIn,
      handle: async (context) => {
        await requireAtDoor(context);
        requireOffered();
        const { id: challengeId, challenge } = await issueChallenge(context.db, null);
        return { challengeId, options: await askForPasskey({ site, challenge, lifetime }) };
      },
    },
    {
      endpoint: adminPasskeysApi.signIn,
      handle: async (context, { body }) => {
        await requireAtDoor(context);
        const { challengeId, credential } = body as BodyOf<'signIn'>;
        const challenge = await takeChallenge(context.db, challengeId, null);
        return answerSession(
          context,
          await signInByPasskey(operators, { challenge, credential, from: context.caller }),
        );
      },
    },
  ];
}
