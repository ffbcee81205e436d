import { z } from 'zod';

/** Proof that the owner of the account is at the keyboard. */
export const ownerProof = z.object({
  /** The account's password. */
  password: z.string().max(1000).nullish(),
  /** For an account without a password: the code that GET /auth/v1/reauthenticate mailed. */
  mailedCode: z.string().max(20).nullish(),
  /** When two-factor sign-in is on: the app's code, or a recovery code. */
  secondFactor: z.string().max(100).nullish(),
});

export type OwnerProof = z.output<typeof ownerProof>;
