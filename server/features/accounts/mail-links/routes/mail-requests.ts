import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AuthRefusal } from '../../protocol/access/auth-refusal.ts';
import { jsonObject, normalEmail, parseBody, requireType, text } from '../../protocol/routes/bodies.ts';
import type { Accounts } from '../../services.ts';
import { writePlace } from '../../sessions/commands/note-device.ts';
import { deviceOf } from '../../sessions/routes/device.ts';
import { checkMetadata } from '../../sign-up/access.ts';
import { type MailRequest, requestMail } from '../commands/request-mail.ts';
import { pkceFields, wishesOf } from './link-wishes.ts';

const recoverBody = z.object({ email: text, ...pkceFields });
const resendBody = z.object({ type: text, email: text, phone: text, ...pkceFields });
const resendTypes = ['signup', 'email_change'] as const;
const otpBody = z.object({
  email: text,
  phone: text,
  create_user: z.boolean().nullish(),
  data: jsonObject,
  ...pkceFields,
});

/**
 * Requests for emails without a session. The response and its time are the same whether the address has an account, has none, or
 * has reached its limit.
 */
export function addMailRequestRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { settings, transaction } = accounts;

  async function accept(
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: Omit<MailRequest, 'from'>,
  ): Promise<object> {
    const from = writePlace(deviceOf(accounts, request, reply));
    await transaction((tx) => requestMail(tx, { ...wanted, from }));
    return {};
  }

  app.post('/recover', async (request, reply) => {
    await accounts.limits.requireFrom(request.ip, 'address recover');
    const body = parseBody(recoverBody, request.body);
    const wishes = wishesOf(settings, body, request.query);
    return accept(request, reply, { kind: 'recovery', email: emailOf(body), newAccount: null, ...wishes });
  });

  app.post('/resend', async (request, reply) => {
    await accounts.limits.requireFrom(request.ip, 'address resend');
    const body = parseBody(resendBody, request.body);
    if (!body.type) {
      throw new AuthRefusal('validation_failed', { message: `Missing one of these types: ${resendTypes.join(', ')}` });
    }
    const type = requireType(body.type, resendTypes);
    requireOneAddress(body);
    const wishes = wishesOf(settings, body, request.query);
    return accept(request, reply, { kind: type, email: emailOf(body), newAccount: null, ...wishes });
  });

  app.post('/otp', async (request, reply) => {
    await accounts.limits.requireFrom(request.ip, 'address otp');
    const body = parseBody(otpBody, request.body);
    requireOneAddress(body);
    if (!body.email && body.phone) throw new AuthRefusal('phone_provider_disabled');
    const newAccount = body.create_user === false ? null : checkMetadata(body.data);
    const wishes = wishesOf(settings, body, request.query);
    return accept(request, reply, { kind: 'magiclink', email: emailOf(body), newAccount, ...wishes });
  });
}

/** Refuses a request with two addresses, as the protocol's own server does. Throws validation_failed. */
function requireOneAddress({
  email,
  phone,
}: {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}) {
  if (!email || !phone) return;
  throw new AuthRefusal('validation_failed', {
    message: 'Only an email address or phone number should be provided',
  });
}

function emailOf({ email }: { readonly email?: string | undefined }): string {
  if (email) return normalEmail(email);
  throw new AuthRefusal('validation_failed', { message: 'An email address is required' });
}
