import clsx from 'clsx';
import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'brand' | 'accent' | 'success' | 'danger' | 'info';

interface BadgeProps {
  readonly tone?: BadgeTone;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-line/70 text-ink-soft',
  brand: 'bg-brand text-on-brand',
  accent: 'bg-accent-soft text-on-accent-soft',
  success: 'bg-success-soft text-on-success-soft',
  danger: 'bg-danger-soft text-on-danger-soft',
  info: 'bg-info-soft text-on-info-soft',
};

/** A status in a word or two. Never by colour alone: the text says it. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 max-w-full rounded-full px-2.5 py-1 font-semibold text-[0.8125rem] leading-tight [&>svg]:size-3.5',
        tones[tone],
        // Wrapped, a pill looks like two; on the narrowest screens it would overflow.
        typeof children === 'string' && children.length < 18 && 'min-[24rem]:whitespace-nowrap',
      )}
    >
      {icon}
      {children}
    </span>
  );
}

interface StatusBadgeProps {
  readonly label: string;
  readonly tone: BadgeTone;
}

/** A status from one of the status maps. */
export const StatusBadge = ({ label, tone }: StatusBadgeProps) => <Badge tone={tone}>{label}</Badge>;
