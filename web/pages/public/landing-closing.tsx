import { leadProvinces } from '#contract/contact/lead-options.ts';
import { signInPath, signUpPath } from '#contract/site/sign-in-addresses.ts';
import { CountryMap } from '#web/features/marketing/country-map.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/** The last word, in all nine provinces. */
export function LandingClosing() {
  return (
    <section
      aria-labelledby="closing"
      className="page grid gap-x-16 gap-y-12 py-16 md:py-28 lg:grid-cols-[1.15fr_1fr] lg:items-center"
    >
      <div>
        <h2 id="closing" className="font-extrabold text-5xl tracking-[-0.035em] md:text-7xl">
          Your next sale is a weekend away
        </h2>
        <div className="mt-9 flex flex-col gap-3 md:flex-row">
          <LinkButton to={signUpPath} size="large">
            Get Started
          </LinkButton>
          <LinkButton to={signInPath} variant="secondary" size="large">
            Sign In
          </LinkButton>
        </div>
        <ul className="mt-10 flex flex-wrap gap-x-6 gap-y-1.5 font-display font-semibold text-ink-soft text-lg">
          {leadProvinces.map(({ value, label }) => (
            <li key={value} className="flex items-center gap-2 before:size-2 before:rounded-full before:bg-accent">
              {label}
            </li>
          ))}
        </ul>
      </div>
      <CountryMap className="mx-auto w-full max-w-lg text-brand" />
    </section>
  );
}
