// By the catalogue's names; "Other" is left out.
const industries = [
  'FMCG',
  'Retail',
  'Food & Beverage',
  'Beauty & Cosmetics',
  'Fashion & Clothing',
  'Telecommunications',
  'Technology',
  'Financial Services',
  'Insurance',
  'Energy & Solar',
  'Automotive',
  'Real Estate',
  'Healthcare',
  'Agriculture & Farming',
  'Hospitality & Tourism',
  'Events & Promotions',
  'Education',
];

/** The selvedge of the pattern, where weavers print names: the industries that hire here. */
export function LandingIndustries() {
  return (
    <section aria-labelledby="industries" className="bg-accent text-on-accent">
      <div aria-hidden="true" className="cloth-hem opacity-60" />
      <div className="page py-4 md:py-16">
        <h2 id="industries" className="font-sans font-semibold text-base tracking-normal">
          Industries that hire here
        </h2>
        <ul className="mt-3 flex flex-wrap items-baseline gap-x-3 gap-y-1 font-display font-extrabold text-[min(1rem,7.5vw)] leading-tight tracking-[-0.03em] md:gap-x-8 md:gap-y-1.5 md:text-[2rem] lg:text-[2.5rem]">
          {industries.map((industry) => (
            <li
              key={industry}
              className="flex items-center gap-2 before:size-2 md:gap-3 md:before:size-2.5 before:rounded-full before:bg-deep dark:before:bg-on-accent"
            >
              {industry}
            </li>
          ))}
        </ul>
      </div>
      <div aria-hidden="true" className="cloth-hem opacity-60" />
    </section>
  );
}
