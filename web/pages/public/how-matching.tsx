import { MatchThreads } from '#web/features/marketing/match-threads.tsx';
import { matchReview } from '#web/lib/site-facts.ts';

/** The inputs of matching, and who decides. */
export function HowMatching() {
  return (
    <section aria-labelledby="matching" className="on-deep relative isolate overflow-hidden bg-deep">
      <div className="page grid gap-12 py-16 md:py-28 lg:grid-cols-[1fr_1.2fr] lg:items-center lg:gap-20">
        <div>
          <h2 id="matching" className="text-4xl md:text-5xl">
            What AI matching weighs
          </h2>
          <p className="mt-6 text-lg text-on-deep-soft leading-relaxed">
            Industry, duration, location, experience and skills. Pay, languages, transport, courses and a rep’s record
            here count too. Never age, gender or race.
          </p>
          <p className="mt-4 text-lg text-on-deep-soft leading-relaxed">
            The result is a suggestion. {matchReview} The business always decides who to hire. If a match seems wrong,
            ask us. We’ll explain it and check it again.
          </p>
        </div>
        <div className="rounded-panel bg-deep-raised p-6 md:p-8">
          <MatchThreads />
        </div>
      </div>
    </section>
  );
}
