import type { ReactNode } from 'react';

interface ToggleSetProps {
  readonly legend: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** Proposed tags of one kind. */
export function ToggleSet({ legend, hint, children }: ToggleSetProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-[0.9375rem]">{legend}</legend>
      {hint ? <p className="-mt-1 mb-2 text-ink-soft text-sm leading-snug">{hint}</p> : null}
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}
