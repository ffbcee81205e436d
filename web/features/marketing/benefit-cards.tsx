import type { ReactNode } from 'react';

export interface Benefit {
  readonly title: string;
  readonly text: string;
  /** An illustration; decorative. */
  readonly picture: ReactNode;
}

/** Four reasons in a row, each under a small illustration. */
export function BenefitCards({ title, benefits }: { readonly title: string; readonly benefits: readonly Benefit[] }) {
  return (
    <section aria-labelledby="benefits" className="page py-10 md:py-28">
      <h2 id="benefits" className="max-w-3xl text-3xl md:text-5xl">
        {title}
      </h2>
      <ul className="mt-10 grid gap-x-6 gap-y-10 md:mt-14 md:grid-cols-2 lg:grid-cols-4">
        {benefits.map((benefit) => (
          <li key={benefit.title} className="flex flex-col">
            <div
              aria-hidden="true"
              className="grid h-44 place-items-center overflow-hidden rounded-panel bg-sunken p-6 ring-line dark:ring-1"
            >
              {benefit.picture}
            </div>
            <h3 className="mt-5 text-2xl">{benefit.title}</h3>
            <p className="mt-2 text-ink-soft text-lg leading-relaxed">{benefit.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
