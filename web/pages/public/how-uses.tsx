import { DotRoster } from '#web/features/marketing/dot-roster.tsx';

const uses = [
  {
    title: 'Product launches',
    text: 'A new flavour, a new phone, a new branch. Put a rep in every store on the same weekend and see which store sells.',
    shape: 'Four stores, one weekend',
    rows: ['.....oo', '.....oo', '.....oo', '.....oo'],
  },
  {
    title: 'Promotional events',
    text: 'Taxi-rank activations, market days, trade shows. The same two people every Saturday, so customers learn their faces.',
    shape: 'Two reps, every Saturday for five weeks',
    rows: ['.....o.', '.....o.', '.....o.', '.....o.', '.....o.'],
  },
  {
    title: 'Bad-month rescue',
    text: 'It’s the 18th and you’re far from target. Three closers for the rest of the month cost less than missing it.',
    shape: 'Three reps, from the 18th to the end of the month',
    rows: ['.......', '.......', '...oooo', 'ooooooo', 'oo     '],
  },
  {
    title: 'Multi-city expansion',
    text: 'Try Durban before you rent there. Move from city to city and keep only what works.',
    shape: 'Four cities, twelve weeks, a dot a week',
    rows: ['ooooo.......', '...ooooo....', '.....ooooo..', '.......ooooo'],
  },
];

/** Uses of a gig, each with a calendar. */
export function HowUses() {
  return (
    <section aria-labelledby="uses" className="page py-16 md:py-28">
      <h2 id="uses" className="max-w-3xl text-4xl md:text-5xl">
        Four good reasons to hire for a while
      </h2>
      <ul className="mt-10 grid gap-5 md:mt-14 md:grid-cols-2">
        {uses.map(({ title, text, shape, rows }) => (
          <li key={title} className="flex flex-col rounded-panel border border-line bg-surface p-6 md:p-8">
            <h3 className="text-2xl md:text-3xl">{title}</h3>
            <p className="mt-2 mb-8 max-w-lg text-ink-soft text-lg leading-relaxed">{text}</p>
            <div className="mt-auto">
              <DotRoster rows={rows} className={rows.length > 4 ? 'h-30 max-w-full' : 'h-24 max-w-full'} />
              <p className="mt-3 text-ink-soft text-sm">{shape}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
