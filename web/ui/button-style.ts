import clsx from 'clsx';

export type ButtonVariant = 'primary' | 'accent' | 'secondary' | 'ghost' | 'danger' | 'on-deep' | 'light';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  /** `accent` is for the main action of a page; `on-deep` and `light` for a quiet and a plain button on the deep green. */
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** As wide as its container. `phone`: only there. */
  readonly full?: boolean | 'phone' | undefined;
}

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-brand text-on-brand hover:bg-brand-strong active:bg-brand-strong',
  accent: 'bg-accent text-on-accent hover:bg-accent-strong active:bg-accent-strong',
  secondary:
    'border border-line-strong bg-surface text-ink hover:border-brand hover:bg-brand-soft active:bg-brand-soft',
  ghost: 'text-ink hover:bg-brand-soft hover:text-on-brand-soft active:bg-brand-soft',
  danger: 'bg-danger-fill text-on-danger hover:bg-danger-fill-strong active:bg-danger-fill-strong',
  'on-deep': 'border border-on-deep-soft text-on-deep hover:border-on-deep hover:bg-deep-raised active:bg-deep-raised',
  light: 'bg-on-deep text-deep hover:bg-on-deep/90 active:bg-on-deep/90',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 gap-1.5 px-3 text-sm pointer-coarse:min-h-11',
  medium: 'min-h-11 gap-2 px-4.5 text-[0.9375rem]',
  large: 'min-h-13 gap-2.5 px-6.5 text-lg',
};

export function buttonStyle({ variant = 'primary', size = 'medium', full }: ButtonLook): string {
  return clsx(
    'inline-flex max-w-full shrink-0 select-none items-center justify-center rounded-control py-1.5 text-center font-semibold leading-tight',
    'transition-[background-color,border-color,color,transform] duration-150 active:translate-y-px',
    'aria-disabled:not-aria-busy:opacity-55 aria-disabled:active:translate-y-0',
    variants[variant],
    sizes[size],
    full === true && 'w-full',
    full === 'phone' && 'w-full md:w-auto',
  );
}

/** An icon inside a field. */
export const fieldButton = 'grid size-10 place-content-center rounded-control text-ink-soft hover:text-ink';
