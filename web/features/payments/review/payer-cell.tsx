import type { AdminPayer } from '#contract/payments/admin-payments.ts';
import { EmailText } from '#web/ui/email-text.tsx';

/** Who pays: the name over the address. */
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

export const unknownPayer = 'Nobody that we know';

/** Where nothing else says that it may be nobody. */
export const payerTitle = (payer: AdminPayer): string =>
  payer.userId === null ? 'nobody that we know' : payerName(payer);

/** In a sentence. */
export const payerName = ({ name, email }: Pick<AdminPayer, 'name' | 'email'>): string => name ?? email ?? 'the payer';
