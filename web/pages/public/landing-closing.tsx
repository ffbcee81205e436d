import type { Location } from '#contract/catalogue.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

// Spelled out here: the catalogue's schemas would bring their validator into every visitor's first download.
const provinces = [
  'Gauteng',
  'Western Cape',
  'KwaZulu-Natal',
  'Eastern Cape',
  'Free State',
  'Limpopo',
  'Mpumalanga',
  'North West',
  'Northern Cape',
] as const satisfies readonly Location['province'][];

/** The last word, in all nine provinces. */
export function LandingClosing() {
  return (
    <section aria-labelledby="closing" className="page pb-24 text-center md:pb-32">
      <ul className="mx-auto flex max-w-5xl flex-wrap justify-center gap-x-7 gap-y-1.5 font-display font-semibold text-ink-soft text-xl md:text-2xl">
        {provinces.map((province) => (
          <li key={province} className="flex items-center gap-2.5 before:size-2 before:rounded-full before:bg-accent">
            {province}
          </li>
        ))}
      </ul>
      <h2 id="closing" className="mx-auto mt-12 max-w-3xl font-extrabold text-5xl tracking-[-0.035em] md:text-7xl">
        Your next sale is a weekend away
      </h2>
      <div className="mt-10 flex flex-col justify-center gap-3 md:flex-row">
        <LinkButton to="/auth?tab=signup" size="large">
          Get Started
        </LinkButton>
        <LinkButton to="/auth?tab=signin" variant="secondary" size="large">
          Sign In
        </LinkButton>
      </div>
    </section>
  );
}
