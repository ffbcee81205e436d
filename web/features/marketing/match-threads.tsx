import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

const threads = [
  { what: 'Industry', gig: 'FMCG', rep: 'FMCG, two launches' },
  { what: 'Duration', gig: 'A weekend', rep: 'Free at weekends' },
  { what: 'Location', gig: 'Soweto', rep: 'Lives in Soweto' },
  { what: 'Experience', gig: '1-2 years', rep: '2 years' },
  { what: 'Skills', gig: 'Demos, isiZulu', rep: 'Demos, isiZulu, Sesotho' },
];

/** The five things that matching weighs, on an example. */
export function MatchThreads() {
  return (
    <table className="w-full border-collapse text-start">
      <caption className="sr-only">An example of a match: what a gig asks for and what a rep brings</caption>
      <thead>
        <tr className="text-sm opacity-80">
          <th scope="col" className="pb-2 text-start font-medium md:pb-3">
            <VisuallyHidden>What is compared</VisuallyHidden>
          </th>
          <th scope="col" className="pb-2 text-start font-medium md:pb-3">
            The gig asks
          </th>
          <th scope="col" className="ps-3 pb-2 text-start font-medium md:pb-3 md:ps-20">
            The rep brings
          </th>
        </tr>
      </thead>
      <tbody>
        {threads.map(({ what, gig, rep }) => (
          <tr key={what} className="border-current/15 border-t align-middle">
            <th
              scope="row"
              className="py-2 md:py-3.5 pe-3 text-start font-bold font-display text-[0.9375rem] md:text-lg"
            >
              {what}
            </th>
            <td className="py-2 md:py-3.5 text-sm leading-snug md:text-base">{gig}</td>
            <td className="py-2 md:py-3.5 ps-3">
              <span className="flex items-center gap-3 text-sm leading-snug md:text-base">
                <span aria-hidden="true" className="hidden w-14 shrink-0 items-center md:flex">
                  <span className="size-2.5 shrink-0 rounded-full bg-accent" />
                  <span className="h-0 flex-1 border-accent border-t-3 border-dotted" />
                  <span className="size-2.5 shrink-0 rounded-full bg-accent" />
                </span>
                {rep}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
