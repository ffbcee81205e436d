import { z } from 'zod';
import type { OwnerProof } from '#contract/accounts/owner-proof.ts';
import { ApiError } from '#web/lib/api-client.ts';

/** The ways an account can prove that its owner is present. */
export interface ProvableAccount {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly hasSecondFactor: boolean;
  /** False while this session needs no further proof. */
  readonly asksOwner: boolean;
  readonly asksSecondFactor: boolean;
}

export const emptyProof = { password: '', mailedCode: '', secondFactor: '' };

export type ProofValues = typeof emptyProof;

/** The required fields of the proof. */
export const proofFields = ({ hasPassword, asksOwner, asksSecondFactor }: ProvableAccount) => ({
  password: hasPassword && asksOwner ? z.string().min(1, 'Please enter your password') : z.string(),
  mailedCode: hasPassword || !asksOwner ? z.string() : z.string().trim().min(1, 'Enter the code from our email'),
  secondFactor: asksSecondFactor ? z.string().trim().min(1, 'Enter a code from your app') : z.string(),
});

export const proofOf = (
  { hasPassword, hasSecondFactor }: ProvableAccount,
  { password, mailedCode, secondFactor }: ProofValues,
): Partial<OwnerProof> => ({
  ...(hasPassword ? password && { password } : mailedCode && { mailedCode }),
  ...(hasSecondFactor && secondFactor && { secondFactor }),
});

/** The field that a refusal is about, with its message; null if about something else. */
export function wrongProof(
  error: unknown,
  { hasPassword, hasSecondFactor, asksOwner, asksSecondFactor }: ProvableAccount,
): { readonly field: keyof ProofValues; readonly message: string } | null {
  if (!(error instanceof ApiError)) return null;
  const said = `${error.title}. ${error.message}`;
  if (error.code === 'account.password_wrong')
    return { field: 'password', message: asksOwner ? said : 'Please enter your password' };
  if (error.code !== 'account.code_wrong') return null;
  // A recent proof may have expired while the form was open.
  if (!hasPassword && (!hasSecondFactor || !asksOwner))
    return { field: 'mailedCode', message: asksOwner ? said : 'Enter the code from our email' };
  return { field: 'secondFactor', message: asksSecondFactor ? said : 'Enter a code from your app' };
}
