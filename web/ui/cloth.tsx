import clsx from 'clsx';

/** A field of the pattern's dots in the current text colour. The parent is `relative`; opacity sets its strength. */
export function Cloth({ className = 'opacity-10' }: { readonly className?: string }) {
  return <div aria-hidden="true" className={clsx('cloth absolute inset-0 -z-10', className)} />;
}
