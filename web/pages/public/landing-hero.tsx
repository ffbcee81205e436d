import { brand } from '#contract/brand.ts';
import { postingsPath } from '#contract/jobs/posting-addresses.ts';
import { Drawing } from '#web/features/marketing/drawing.tsx';
import { ExampleGig } from '#web/features/marketing/example-gig.tsx';
import { HeroActions } from '#web/features/marketing/hero-actions.tsx';
import { RepPrice } from '#web/features/marketing/rep-price.tsx';
import { useNewestPostings } from '#web/features/marketing/use-newest-postings.ts';
import type { SiteAccount } from '#web/features/shell/site-user.ts';
import { trial } from '#web/lib/site-facts.ts';

export function LandingHero({ account }: { readonly account: SiteAccount | null }) {
  const { meaning, claims } = brand;
  const [newest] = useNewestPostings();
  return (
    <section className="on-deep relative isolate overflow-hidden bg-deep">
      <div
        aria-hidden="true"
        className="absolute inset-0 -z-10 [mask-image:linear-gradient(105deg,transparent_35%,black)]"
      >
        <div className="cloth h-full text-on-deep opacity-15" />
      </div>
      <div className="page grid gap-7 pt-6 pb-6 md:gap-14 md:pt-14 md:pb-14 lg:grid-cols-[1.2fr_1fr] lg:items-center lg:gap-12 lg:pt-16 lg:pb-20">
        <div className="animate-rise">
          <p className="text-on-deep-soft">
            <i lang="zu">{meaning.word}</i> · {meaning.language} · {meaning.sense}
          </p>
          <h1 className="mt-4 font-extrabold text-[min(clamp(3.5rem,14.5vw,4.75rem),17.5vw)] leading-[0.92] tracking-[-0.045em] md:text-[min(clamp(4.5rem,7.5vw,6.1rem),9.375vw)]">
            Sell more this weekend
            <span aria-hidden="true" className="ms-[0.06em] inline-block size-[0.19em] rounded-full bg-accent" />
          </h1>
          <p className="mt-5 max-w-xl text-lg text-on-deep-soft leading-relaxed md:mt-7 md:text-xl">
            Hire a verified sales rep for a day, a week or a season. Or find paid sales work near you, get trained and
            get paid.
          </p>
          <HeroActions account={account} />
          <p className="mt-5 text-on-deep-soft text-sm">
            {trial.business.free} as a business.{' '}
            <RepPrice free="Always free as a rep">{trial.rep.free} as a rep</RepPrice>.{' '}
            {claims.promises.slice(0, 2).join('. ')}.
          </p>
        </div>
        <figure className="animate-rise [animation-delay:120ms]">
          <div className="relative mx-auto max-w-lg pb-8">
            <Drawing
              name="stall"
              early
              alt="Illustration of two sales reps behind a market stall with oranges, jars and bottles"
              className="w-full"
            />
            <ExampleGig open={newest} />
          </div>
          <figcaption className="mt-2 flex justify-end gap-3 text-on-deep-soft text-sm">
            <span className="min-w-0 truncate">
              {newest ? `Open now at ${newest.companyName}` : 'An example of a gig'}
            </span>
            <a href={postingsPath} className="shrink-0 text-on-deep underline underline-offset-4">
              All open gigs
            </a>
          </figcaption>
        </figure>
      </div>
      <div className="page">
        <dl className="grid halves gap-x-4 gap-y-5 border-deep-line border-t py-5 md:grid-cols-4 md:py-8">
          {claims.figures.map(({ value, label, meaning }) => (
            <div key={label} className="flex flex-col-reverse justify-end gap-0.5">
              <dt className="text-on-deep-soft text-sm leading-snug">
                {label} <span className="block text-[0.8125rem]">{meaning}</span>
              </dt>
              <dd className="figures font-bold font-display text-3xl tracking-tight md:text-4xl">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
