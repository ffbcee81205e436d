import { Circles, Rays, Ripples, Seeds } from '#web/features/marketing/value-motifs.tsx';

const values = [
  {
    title: 'Empowerment',
    text: 'A day of selling should put money in your pocket that same week, with or without a degree or a car.',
    Motif: Rays,
  },
  {
    title: 'Community',
    text: 'Reps know their own streets and languages. We bring business to them instead of bringing in strangers.',
    Motif: Circles,
  },
  {
    title: 'Growth',
    text: 'A first gig, a course, a certificate, a better gig. For a business: one store, one town, then the next.',
    Motif: Seeds,
  },
  {
    title: 'Impact',
    text: 'We count what reaches people: gigs done and rand earned. Sign-ups alone don’t put food on the table.',
    Motif: Ripples,
  },
];

/** Four values, each with a print of the pattern. */
export function AboutValues() {
  return (
    <section aria-labelledby="values" className="page py-16 md:py-28">
      <h2 id="values" className="text-4xl md:text-5xl">
        What we believe in
      </h2>
      <ul className="mt-10 grid gap-5 md:mt-14 md:grid-cols-[repeat(auto-fit,minmax(min(13.5rem,100%),1fr))]">
        {values.map(({ title, text, Motif }) => (
          <li key={title} className="flex flex-col overflow-hidden rounded-panel border border-line bg-surface">
            <div className="on-deep grid h-56 place-items-center overflow-hidden bg-deep">
              <Motif className="h-40 text-on-deep-soft" />
            </div>
            <div className="p-[min(1.5rem,6vw)]">
              <h3 className="text-2xl">{title}</h3>
              <p className="mt-2 text-ink-soft leading-relaxed">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
