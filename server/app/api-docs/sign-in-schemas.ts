import { z } from 'zod';
import { newPasskeyAnswer, passkeyAnswer } from '#contract/accounts/passkeys.ts';

const moment = z.iso.datetime();

const identity = z.strictObject({
  identity_id: z.uuid(),
  id: z.uuid(),
  user_id: z.uuid(),
  identity_data: z.strictObject({ sub: z.uuid(), email: z.string(), email_verified: z.boolean() }),
  provider: z.literal('email'),
  last_sign_in_at: moment.optional(),
  created_at: moment,
  updated_at: moment,
  email: z.string(),
});

const factor = z.strictObject({
  id: z.uuid(),
  friendly_name: z.string().optional(),
  factor_type: z.enum(['totp', 'recovery_code']),
  status: z.enum(['verified', 'unverified']),
  created_at: moment,
  updated_at: moment,
});

/** A user as the sign-in API shows it to that user. */
export const authUser = z.strictObject({
  id: z.uuid(),
  aud: z.literal('authenticated'),
  role: z.literal('authenticated'),
  email: z.string(),
  phone: z.literal(''),
  email_confirmed_at: moment.optional(),
  confirmed_at: moment.optional(),
  confirmation_sent_at: moment.optional(),
  new_email: z.string().optional(),
  email_change_sent_at: moment.optional(),
  last_sign_in_at: moment.optional(),
  app_metadata: z.strictObject({ provider: z.literal('email'), providers: z.array(z.literal('email')) }),
  user_metadata: z.record(z.string(), z.unknown()),
  identities: z.array(identity),
  factors: z.array(factor).optional(),
  created_at: moment,
  updated_at: moment,
  is_anonymous: z.literal(false),
});

export const authSession = z.strictObject({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.int(),
  expires_at: z.int(),
  refresh_token: z.string(),
  user: authUser,
});

export const authError = z.strictObject({
  code: z.string(),
  message: z.string(),
  weak_password: z
    .strictObject({ reasons: z.array(z.enum(['length', 'characters', 'pwned'])), message: z.string() })
    .optional(),
});

export const authPasskey = z.strictObject({
  id: z.uuid(),
  friendly_name: z.string().optional(),
  created_at: moment,
  last_used_at: moment.optional(),
});

export const recoveryCodes = z.strictObject({
  id: z.uuid(),
  type: z.literal('recovery_code'),
  friendly_name: z.string().optional(),
  total: z.int(),
  codes: z.array(z.string()),
});

const text = z.string();
const pkce = { code_challenge: text.nullish(), code_challenge_method: z.enum(['s256', 'plain']).nullish() };
const proof = { current_password: text.nullish(), nonce: text.nullish() };

/** Inputs of the calls. Unknown fields are ignored. */
export const authBodies = {
  signUp: z.object({ email: text, password: text, data: z.record(z.string(), z.unknown()).nullish(), ...pkce }),
  token: z.union([
    z.object({ email: text, password: text }),
    z.object({ refresh_token: text }),
    z.object({ auth_code: text, code_verifier: text }),
  ]),
  recover: z.object({ email: text, ...pkce }),
  resend: z.object({ type: z.enum(['signup', 'email_change']), email: text, ...pkce }),
  otp: z.object({
    email: text,
    create_user: z.boolean().nullish(),
    data: z.record(z.string(), z.unknown()).nullish(),
    ...pkce,
  }),
  verify: z.union([z.object({ type: text, token_hash: text }), z.object({ type: text, email: text, token: text })]),
  update: z.object({
    email: text.nullish(),
    password: text.nullish(),
    data: z.record(z.string(), z.unknown()).nullish(),
    ...proof,
    ...pkce,
  }),
  enrol: z.object({ factor_type: z.literal('totp'), friendly_name: text.nullish(), issuer: text.nullish(), ...proof }),
  proof: z.object(proof),
  answer: z.object({ challenge_id: z.uuid(), code: text }),
  makeCodes: z.object({ friendly_name: text.nullish(), ...proof }),
  useCode: z.object({ code: text }),
  renamePasskey: z.object({ friendly_name: text }),
  newPasskey: z.object({ challenge_id: z.uuid(), credential: newPasskeyAnswer }),
  passkey: z.object({ challenge_id: z.uuid(), credential: passkeyAnswer }),
};

const options = z.record(z.string(), z.unknown());

export const authAnswers = {
  nothing: z.strictObject({}),
  keys: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
  signUp: z.union([authSession, authUser]),
  verify: z.union([authSession, z.strictObject({ msg: text, code: z.literal('200') })]),
  enrolled: z.object({
    id: z.uuid(),
    type: z.literal('totp'),
    friendly_name: text,
    totp: z.object({ qr_code: text, secret: text, uri: text }),
  }),
  challenge: z.object({ id: z.uuid(), type: z.literal('totp'), expires_at: z.int() }),
  id: z.object({ id: z.uuid() }),
  codeCount: z.object({ id: z.uuid(), type: z.literal('recovery_code'), total: z.int(), remaining: z.int() }),
  passkeyOptions: z.object({ challenge_id: z.uuid(), options, expires_at: z.int() }),
  passkeys: z.array(authPasskey),
};
