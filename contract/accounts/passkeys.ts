import { z } from 'zod';

const base64url = (maximum: number) =>
  z
    .string()
    .max(maximum)
    .regex(/^[\w-]+$/);
// Of up to 1,023 bytes.
const credentialId = base64url(1364);

const named = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };

/** A new passkey as the browser serialises it. Unknown fields are dropped. */
export const newPasskeyAnswer = z.object({
  ...named,
  response: z.object({
    clientDataJSON: base64url(8000),
    attestationObject: base64url(40_000),
    transports: z
      .array(z.string().regex(/^[\w-]{1,30}$/))
      .max(10)
      .nullish(),
  }),
});

/** The same for an assertion. */
export const passkeyAnswer = z.object({
  ...named,
  response: z.object({
    clientDataJSON: base64url(8000),
    authenticatorData: base64url(8000),
    signature: base64url(20_000),
    userHandle: base64url(200).nullish(),
  }),
});

export type NewPasskeyAnswer = z.output<typeof newPasskeyAnswer>;
export type PasskeyAnswer = z.output<typeof passkeyAnswer>;
