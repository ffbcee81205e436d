import { buttonStyle } from '#web/ui/button-style.ts';

/** On a phone, visible while the description is read: the form comes after it. */
export function ApplyBar() {
  return (
    <div className="sticky bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-10 mt-4 lg:hidden">
      <a href="#apply" className={buttonStyle({ variant: 'accent', size: 'large', full: true })}>
        Apply
      </a>
    </div>
  );
}
