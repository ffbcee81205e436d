import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { Card } from '#web/ui/card.tsx';

export interface Benefit {
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}

interface BenefitListProps {
  readonly title: string;
  readonly benefits: readonly Benefit[];
  /** Across the whole page. */
  readonly wide?: boolean;
  readonly folded?: boolean | undefined;
}

export function BenefitList({ title, benefits, wide, folded }: BenefitListProps) {
  return (
    <Card title={title} folded={folded}>
      <ul className={clsx('grid gap-x-6 gap-y-4', wide && 'md:grid-cols-2')}>
        {benefits.map(({ Icon, title: benefit, text }) => (
          <li key={benefit} className="flex items-start gap-3">
            <span className="grid size-10 shrink-0 place-content-center rounded-control bg-brand-soft text-on-brand-soft">
              <Icon aria-hidden="true" className="size-5" />
            </span>
            <span className="min-w-0">
              <span className="block font-semibold">{benefit}</span>
              <span className="block text-ink-soft text-[0.9375rem]">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
