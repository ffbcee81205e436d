import clsx from 'clsx';
import { brand } from '#contract/brand.ts';
import { BrandMark } from '#web/features/shell/brand-mark.tsx';

interface WordmarkProps {
  readonly className?: string;
  /** Where the name is hidden and only the mark shows, for example `md:max-lg:sr-only`. */
  readonly nameClassName?: string;
}

export function Wordmark({ className, nameClassName }: WordmarkProps) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-2 font-display font-extrabold text-[1.375rem] leading-none tracking-tight',
        className,
      )}
    >
      <BrandMark className="size-8" />
      <span className={nameClassName}>{brand.name}</span>
    </span>
  );
}
