import type { AdminPayer } from '#contract/payments/admin-payments.ts';

/** Who pays: the name over the address. */
export function PayerCell({ name, email }: AdminPayer) {
  return (
    <span className="grid min-w-0 gap-0.5">
      <span className="break-words">{name ?? 'No name given'}</span>
      <span className="break-all font-normal text-ink-soft text-sm leading-snug">{email ?? 'Account closed'}</span>
    </span>
  );
}

/** In a sentence. */
export const payerName = ({ name, email }: AdminPayer): string => name ?? email ?? 'the payer';
