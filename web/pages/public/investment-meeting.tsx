import clsx from 'clsx';
import { brand } from '#contract/brand.ts';
import { mailUrl, support } from '#web/lib/site-facts.ts';
import { buttonStyle } from '#web/ui/button-style.ts';

/** The next step, and a disclaimer. */
export function InvestmentMeeting() {
  const { company, meetingUrl } = brand;
  return (
    <section aria-labelledby="meet" className="page pb-20 md:pb-28">
      <div className="relative isolate overflow-hidden rounded-panel bg-accent p-6 text-on-accent [--ring:var(--on-accent)] md:p-14">
        <div
          aria-hidden="true"
          className="absolute inset-0 -z-10 [mask-image:linear-gradient(105deg,transparent_45%,black)]"
        >
          <div className="cloth h-full opacity-25" />
        </div>
        <h2 id="meet" className="max-w-[16ch] text-4xl md:text-6xl">
          Half an hour, your questions
        </h2>
        <p className="mt-5 max-w-xl text-lg leading-relaxed">
          We’ll show you the product as it runs today, the figures behind this page and what hasn’t worked yet.
        </p>
        <div className="mt-8 flex flex-col gap-3 md:flex-row md:items-center md:gap-6">
          <a
            href={meetingUrl}
            target="_blank"
            rel="noreferrer"
            className={clsx(
              buttonStyle({ size: 'large' }),
              'bg-on-accent! text-accent! hover:bg-on-accent/85! active:bg-on-accent/85!',
            )}
          >
            Book an investment meeting
          </a>
          <a href={mailUrl} className="font-semibold underline underline-offset-4">
            {support.email}
          </a>
        </div>
      </div>
      <p className="mt-8 max-w-3xl text-ink-soft text-sm leading-relaxed">
        This page is for information about {company.legalName}. It isn’t an offer of shares to the public or advice, so
        don’t base a decision on it alone. The figures are from the beta and aren’t audited.
      </p>
    </section>
  );
}
