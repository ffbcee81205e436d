import type { ReactNode } from 'react';

interface MoneyRowProps {
  readonly title: ReactNode;
  /** Formatted. */
  readonly amount: string;
  readonly badge?: ReactNode;
  readonly children: ReactNode;
}

/** One amount, with its label and status. */
export function MoneyRow({ title, amount, badge, children }: MoneyRowProps) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-(--gutter) py-4 md:px-6">
      <p className="min-w-0 break-words font-semibold">{title}</p>
      <p className="figures ms-auto whitespace-nowrap font-semibold">{amount}</p>
      <div className="w-full text-[0.9375rem] text-ink-soft leading-normal">{children}</div>
      {badge}
    </li>
  );
}
