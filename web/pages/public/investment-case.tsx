import clsx from 'clsx';
import { charges, courseCents } from '#contract/pricing.ts';
import { formatRand } from '#web/lib/format.ts';
import { trial } from '#web/lib/site-facts.ts';

const income = [
  {
    amount: formatRand(charges.business.monthlyCents),
    unit: 'a month',
    title: 'From each business',
    text: `${trial.business.free}.`,
    paidByReps: false,
  },
  {
    amount: formatRand(charges.rep.monthlyCents),
    unit: 'a month',
    title: 'From each rep',
    text: `${trial.rep.free}.`,
    paidByReps: true,
  },
  {
    amount: formatRand(courseCents),
    unit: 'a course',
    title: 'From training',
    text: 'Optional courses at three levels, with a certificate at the end.',
    paidByReps: true,
  },
];

const uses = [
  {
    title: 'More choice in every province',
    text: 'A market works when people have a choice. We’ll build up one town and its townships, then move to the next.',
  },
  {
    title: 'Better matching',
    text: 'Each correction a reviewer makes shows us how to improve matching.',
  },
  { title: 'Apps for iOS and Android', text: 'The site installs as an app now. The app stores are next.' },
];

/** The market gap, the revenue model, and the use of funds. */
export function InvestmentCase() {
  return (
    <>
      <section aria-labelledby="gap" className="page grid gap-x-16 gap-y-6 py-16 md:py-28 lg:grid-cols-[1fr_1.4fr]">
        <h2 id="gap" className="text-4xl md:text-5xl">
          A gap between two queues
        </h2>
        <div className="grid gap-5 text-lg leading-relaxed md:text-xl">
          <p>
            In one queue are small businesses that need sales this month but can’t carry a salary all year. In the other
            are people who can sell but can’t find a way in. Job boards are too slow, and agencies are too expensive.
          </p>
          <p>
            A weekend gig needs trust within the hour. Who is this? Who has checked them? What does it pay? Who settles
            a dispute? We built that first, because nothing else grows without it.
          </p>
        </div>
      </section>
      <section aria-labelledby="earn" className="bg-sunken py-16 md:py-28">
        <div className="page">
          <h2 id="earn" className="text-4xl md:text-5xl">
            How we make money
          </h2>
          <dl className="mt-10 grid gap-8 md:mt-14 md:grid-cols-3 md:gap-10">
            {income.map(({ amount, unit, title, text, paidByReps }) => (
              <div
                key={title}
                className={clsx('border-accent border-t-4 border-dotted pt-6', paidByReps && 'reps-free:hidden')}
              >
                <dt className="font-bold font-display text-2xl tracking-tight">{title}</dt>
                <dd className="figures mt-3 font-display font-extrabold text-5xl tracking-[-0.035em]">
                  {amount} <span className="font-medium font-sans text-base text-ink-soft tracking-normal">{unit}</span>
                </dd>
                <dd className="mt-3 text-ink-soft text-lg leading-relaxed">{text}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-10 max-w-2xl text-ink-soft text-lg leading-relaxed">
            We also earn a commission on gigs paid through the platform.
          </p>
        </div>
      </section>
      <section aria-labelledby="money" className="page grid gap-x-16 gap-y-10 py-16 md:py-28 lg:grid-cols-[1fr_1.4fr]">
        <h2 id="money" className="text-4xl md:text-5xl">
          What your investment pays for
        </h2>
        <ul className="divide-y divide-line border-line border-y">
          {uses.map(({ title, text }) => (
            <li key={title} className="grid gap-2 py-7 md:grid-cols-[1fr_1.3fr] md:gap-8">
              <h3 className="text-2xl leading-tight">{title}</h3>
              <p className="text-ink-soft text-lg leading-relaxed">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
