import clsx from 'clsx';

interface PriceTagProps {
  /** Formatted: `R1,850`. */
  readonly amount: string;
  /** What it is for: `a day`. */
  readonly unit?: string | undefined;
  readonly size?: 'medium' | 'large';
  readonly className?: string;
}

/** An amount to be received, as a shop would tag it. */
export function PriceTag({ amount, unit, size = 'medium', className }: PriceTagProps) {
  const large = size === 'large';
  return (
    <span
      className={clsx(
        'figures inline-flex max-w-full flex-wrap items-baseline gap-1 bg-accent font-bold font-display text-on-accent leading-none [clip-path:polygon(0.75em_0,100%_0,100%_100%,0.75em_100%,0_50%)] [mask-image:radial-gradient(circle_at_0.85em_50%,transparent_0.17em,black_0.2em)]',
        large ? 'py-2.5 ps-8 pe-4 text-2xl' : 'py-2 ps-6 pe-3 text-lg',
        className,
      )}
    >
      {amount}
      {unit ? <span className="min-w-0 font-sans font-semibold text-[0.7em]">{unit}</span> : null}
    </span>
  );
}
