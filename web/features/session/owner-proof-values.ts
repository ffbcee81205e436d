import { z } from 'zod';
import type { OwnerProof } from '#contract/accounts/owner-proof.ts';
import { ApiError } from '#web/lib/api-client.ts';

/** How an account can prove that its owner is at the keyboard. */
export interface ProvableAccount {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly hasSecondFactor: boolean;
}

export const emptyProof = { password: '', mailedCode: '', secondFactor: '' };

export type ProofValues = typeof emptyProof;

/** The fields that are asked for have to be filled in. */
export const proofFields = ({ hasPassword, hasSecondFactor }: ProvableAccount) => ({
  password: hasPassword ? z.string().min(1, 'Please enter your password') : z.string(),
  mailedCode: hasPassword ? z.string() : z.string().trim().min(1, 'Type the code from our mail'),
  secondFactor: hasSecondFactor ? z.string().trim().min(1, 'Type a code from your app') : z.string(),
});

export const proofOf = (
  { hasPassword, hasSecondFactor }: ProvableAccount,
  { password, mailedCode, secondFactor }: ProofValues,
): Partial<OwnerProof> => ({
  ...(hasPassword ? { password } : { mailedCode }),
  ...(hasSecondFactor && { secondFactor }),
});

/** Which of the fields a refusal is about, with what it says; null for one about something else. */
export function wrongProof(
  error: unknown,
  { hasSecondFactor }: ProvableAccount,
): { readonly field: keyof ProofValues; readonly message: string } | null {
  if (!(error instanceof ApiError)) return null;
  const message = `${error.title}. ${error.message}`;
  if (error.code === 'account.password_wrong') return { field: 'password', message };
  if (error.code !== 'account.code_wrong') return null;
  return { field: hasSecondFactor ? 'secondFactor' : 'mailedCode', message };
}
