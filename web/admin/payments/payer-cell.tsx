import type { AdminPayer } from '#contract/payments/admin-refund.ts';
import { EmailText } from '#web/ui/email-text.tsx';

/** The payer: name above address. */
export function PayerCell({ userId, name, email }: AdminPayer) {
  if (userId === null) return unknownPayer;
  return (
    <span className="grid min-w-0 gap-0.5">
      <span className="break-words">{name ?? 'No name given'}</span>
      <span className="font-normal text-ink-soft text-sm leading-snug">
        <EmailText>{email ?? 'Account closed'}</EmailText>
      </span>
    </span>
  );
}

export const unknownPayer = 'Unknown payer';

/** Used where the payer may be unknown and nothing else says so. */
export const payerTitle = (payer: AdminPayer): string =>
  payer.userId === null ? 'an unknown payer' : payerName(payer);

/** In a sentence. */
export const payerName = ({ name, email }: Pick<AdminPayer, 'name' | 'email'>): string => name ?? email ?? 'the payer';
