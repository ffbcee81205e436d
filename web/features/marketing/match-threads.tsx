import clsx from 'clsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

const threads = [
  { what: 'Industry', gig: 'FMCG', rep: 'FMCG, two launches' },
  { what: 'Duration', gig: 'A weekend', rep: 'Free at weekends' },
  { what: 'Location', gig: 'Soweto', rep: 'Lives in Soweto' },
  { what: 'Experience', gig: '1-2 years', rep: '2 years' },
  { what: 'Skills', gig: 'Demos, isiZulu', rep: 'Demos, isiZulu, Sesotho' },
];

// As in the kit's table: with grid layout, table roles have to be restated.
const says = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
};

const rowStyle = '@max-[17rem]:grid @max-[17rem]:grid-cols-2 @max-[17rem]:items-baseline';

/** The five factors of matching, on an example; on narrow screens each has a line above its subject. */
export function MatchThreads() {
  return (
    <div className="@container">
      <table {...says.table} className="w-full border-collapse text-start @max-[17rem]:block">
        <caption className="sr-only">An example of a match: what a gig asks for and what a rep brings</caption>
        <thead {...says.group} className="@max-[17rem]:block">
          <tr {...says.row} className={clsx(rowStyle, 'text-sm opacity-80')}>
            <th {...says.header} scope="col" className="pb-2 text-start font-medium md:pb-3 @max-[17rem]:sr-only">
              <VisuallyHidden>What we compare</VisuallyHidden>
            </th>
            <th {...says.header} scope="col" className="pb-2 text-start font-medium md:pb-3">
              The gig asks
            </th>
            <th {...says.header} scope="col" className="ps-3 pb-2 text-start font-medium md:pb-3 md:ps-20">
              The rep brings
            </th>
          </tr>
        </thead>
        <tbody {...says.group} className="@max-[17rem]:block">
          {threads.map(({ what, gig, rep }) => (
            <tr key={what} {...says.row} className={clsx(rowStyle, 'border-current/15 border-t align-middle')}>
              <th
                {...says.rowHeader}
                scope="row"
                className="@max-[17rem]:col-span-2 @max-[17rem]:pb-0 py-2 md:py-3.5 pe-3 text-start font-bold font-display text-[0.9375rem] md:text-lg"
              >
                {what}
              </th>
              <td {...says.cell} className="py-2 md:py-3.5 text-sm leading-snug md:text-base">
                {gig}
              </td>
              <td {...says.cell} className="py-2 md:py-3.5 ps-3">
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
    </div>
  );
}
