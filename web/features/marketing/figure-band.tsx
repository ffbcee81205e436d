interface FigureBandProps {
  readonly title: string;
  readonly figures: readonly { readonly value: string; readonly label: string; readonly meaning: string }[];
}

/** A few large numbers on marigold. */
export function FigureBand({ title, figures }: FigureBandProps) {
  return (
    <section aria-label={title} className="bg-accent text-on-accent">
      <div aria-hidden="true" className="cloth-hem opacity-60" />
      <div className="page py-14 md:py-20">
        <h2 className="font-sans font-semibold text-base tracking-normal">{title}</h2>
        <dl className="mt-6 grid halves gap-x-8 gap-y-8 md:flex md:justify-between">
          {figures.map(({ value, label, meaning }) => (
            <div key={label} className="flex flex-col-reverse justify-end gap-1">
              <dt className="text-lg">
                {label} <span className="block text-sm leading-snug opacity-85">{meaning}</span>
              </dt>
              <dd className="figures font-display font-extrabold text-[min(clamp(2.25rem,10vw,3.75rem),11.25vw)] leading-none tracking-[-0.045em] md:text-[clamp(3rem,5.8vw,4.75rem)]">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div aria-hidden="true" className="cloth-hem opacity-60" />
    </section>
  );
}
