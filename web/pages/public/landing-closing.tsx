import { leadProvinces } from '#contract/contact/lead-options.ts';
import { signInPath, signUpPath } from '#contract/site/sign-in-addresses.ts';
import { Drawing } from '#web/features/marketing/drawing.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/** The closing section, with all nine provinces. */
export function LandingClosing() {
  return (
    <section
      aria-labelledby="closing"
      className="page grid gap-x-16 gap-y-5 py-6 md:gap-y-12 md:py-28 lg:grid-cols-[1.15fr_1fr] lg:items-center"
    >
      <div>
        <h2 id="closing" className="font-extrabold text-4xl tracking-[-0.035em] md:text-7xl">
          Your next sale is a weekend away
        </h2>
        <div className="mt-4 grid halves gap-3 md:mt-9 md:flex">
          <LinkButton to={signUpPath} size="large">
            Get Started
          </LinkButton>
          <LinkButton to={signInPath} variant="secondary" size="large">
            Sign In
          </LinkButton>
        </div>
        <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 font-display font-semibold text-ink-soft md:mt-10 md:gap-x-6 md:gap-y-1.5 md:text-lg">
          {leadProvinces.map(({ value, label }) => (
            <li key={value} className="flex items-center gap-2 before:size-2 before:rounded-full before:bg-accent">
              {label}
            </li>
          ))}
        </ul>
      </div>
      <Drawing name="team" alt="Illustration of seven sales reps side by side" className="w-full" />
    </section>
  );
}
