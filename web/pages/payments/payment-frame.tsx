import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { brand } from '#contract/brand.ts';
import { Wordmark } from '#web/features/shell/wordmark.tsx';
import { Cloth } from '#web/ui/cloth.tsx';

interface PaymentFrameProps {
  readonly icon: ReactNode;
  readonly tone?: 'success' | 'danger' | 'neutral';
  readonly title: string;
  readonly children: ReactNode;
}

const tones = {
  success: 'bg-success-soft text-on-success-soft',
  danger: 'bg-danger-soft text-on-danger-soft',
  neutral: 'bg-accent-soft text-on-accent-soft',
};

/** The frame of the payment provider's return pages. */
export function PaymentFrame({ icon, tone = 'neutral', title, children }: PaymentFrameProps) {
  return (
    <div className="relative isolate grid min-h-dvh grid-rows-[auto_1fr]">
      <Cloth className="text-brand opacity-[0.06]" />
      <header className="mx-auto w-full max-w-2xl px-4 py-3 md:px-8 md:py-6">
        <Link to="/" aria-label={`${brand.name}, home`} className="inline-block rounded-control py-1">
          <Wordmark />
        </Link>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-2xl content-center px-4 pt-4 pb-20 outline-none md:px-8"
      >
        <div className="grid justify-items-start gap-5">
          <span className={clsx('grid size-16 place-content-center rounded-full [&>svg]:size-8', tones[tone])}>
            {icon}
          </span>
          <h1 className="font-extrabold text-4xl tracking-[-0.03em] md:text-5xl">{title}</h1>
          {children}
        </div>
      </main>
    </div>
  );
}
