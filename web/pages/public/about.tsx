import { brand, impactFigures } from '#contract/brand.ts';
import { ClosingCall } from '#web/features/marketing/closing-call.tsx';
import { CountryMap } from '#web/features/marketing/country-map.tsx';
import { Drawing } from '#web/features/marketing/drawing.tsx';
import { FigureBand } from '#web/features/marketing/figure-band.tsx';
import { PageHero } from '#web/features/marketing/page-hero.tsx';
import { organizationData } from '#web/features/marketing/structured-data.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { AboutTimeline } from '#web/pages/public/about-timeline.tsx';
import { AboutValues } from '#web/pages/public/about-values.tsx';

export const meta = () => [
  ...pageMeta({
    title: 'About us',
    description: `${brand.name} means “${brand.meaning.sense}” in ${brand.meaning.language}. Who we are, what we believe in and how we got to the beta launch in March 2025.`,
    path: '/about',
  }),
  organizationData(),
];

export default function About() {
  const { meaning, company } = brand;
  return (
    <>
      <PageHero
        title="We are named for the work"
        lead={
          <p>
            <i lang="zu">{meaning.word}</i>, in {meaning.language}, is {meaning.sense}. From {company.city} we bring two
            sides together: businesses that need something sold, and people in every province who can sell it.
          </p>
        }
        plain
        figure={<CountryMap named className="mx-auto w-full max-w-lg animate-rise text-on-deep-soft" />}
      />
      <section
        aria-labelledby="why"
        className="page grid gap-x-16 gap-y-6 py-16 md:py-28 lg:grid-cols-[1fr_1.2fr] lg:items-center"
      >
        <div>
          <h2 id="why" className="text-4xl md:text-5xl">
            Why we exist
          </h2>
          <Drawing
            name="stand"
            alt="Illustration of a rep at a mall stand offering a sample to a woman passing by"
            className="mt-8 w-full max-w-lg"
          />
        </div>
        <div className="grid gap-5 text-lg leading-relaxed md:text-xl">
          <p>
            A small brand rarely needs a sales rep for a year. It needs four for a weekend, or one for the last ten days
            of the month. Placing a job ad takes longer than the job.
          </p>
          <p>
            People who can sell anything to anyone find work only by luck. They need gigs they can see, pay they can
            count on and a record of what they’ve done.
          </p>
          <p>So we built a place where the two meet, with checks that make it safe for both.</p>
        </div>
      </section>
      <AboutValues />
      <AboutTimeline />
      <FigureBand title="Impact so far" figures={impactFigures} />
      <div className="page pt-12 md:pt-20">
        <Drawing name="team" alt="Illustration of seven sales reps side by side" className="mx-auto w-full max-w-2xl" />
      </div>
      <ClosingCall title="Which side are you on?" />
    </>
  );
}
