import clsx from 'clsx';
import { Drawing } from '#web/features/marketing/drawing.tsx';
import { portraits } from '#web/features/marketing/portraits.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const team = [
  { name: 'Nomsa Mahlangu', store: 'Maponya Mall', from: 4 },
  { name: 'Riaan Botha', store: 'Clearwater', from: 5 },
  { name: 'Ayanda Khumalo', store: 'Mall of Africa', from: 5 },
  { name: 'Priya Naidoo', store: 'Eastgate', from: 4 },
] as const;

/** A sample team for one weekend, labelled as an example. */
export function TeamRoster() {
  return (
    <figure className="w-full max-w-lg animate-rise justify-self-center [animation-delay:120ms] lg:justify-self-end">
      <Drawing
        name="shop"
        early
        alt="Illustration of a sales rep with a tablet in front of shop shelves"
        className="w-full"
      />
      <div className="-mt-16 md:-mt-20 relative mx-auto w-[94%] rounded-panel bg-surface p-(--gutter) text-ink shadow-popup dark:ring-1 dark:ring-deep-line md:p-6">
        <p className="font-bold font-display text-2xl tracking-tight">Iced tea launch</p>
        <p className="mt-1 text-ink-soft">Four stores in Gauteng, ten rep days</p>
        <table className="mt-5 w-full">
          <caption className="sr-only">Who works where, by day</caption>
          <thead>
            <tr className="text-ink-soft text-xs">
              <th scope="col" className="text-start font-medium">
                <VisuallyHidden>Rep</VisuallyHidden>
              </th>
              {days.map((day) => (
                <th key={day} scope="col" className="w-[min(1.5rem,5vw)] pb-1 font-medium md:w-8">
                  <span aria-hidden="true">{day.slice(0, 1)}</span>
                  <VisuallyHidden>{day}</VisuallyHidden>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {team.map(({ name, store, from }) => (
              <tr key={name} className="border-line border-t">
                <th scope="row" className="py-2.5 text-start font-normal">
                  <span className="flex flex-wrap items-center gap-x-2.5">
                    <Avatar name={name} imageUrl={portraits[name]} size="small" />
                    <span className="leading-tight">
                      <span className="block font-semibold text-[0.9375rem]">{name.split(' ')[0]}</span>
                      <span className="block text-ink-soft text-xs">{store}</span>
                    </span>
                  </span>
                </th>
                {days.map((day, index) => (
                  <td key={day} className="text-center">
                    <span
                      aria-hidden="true"
                      className={clsx(
                        'inline-block rounded-full align-middle',
                        index >= from ? 'size-[min(1rem,5vw)] bg-accent' : 'size-[min(0.5rem,2.5vw)] bg-line',
                      )}
                    />
                    <VisuallyHidden>{index >= from ? 'works' : 'free'}</VisuallyHidden>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <figcaption className="mt-4 text-end text-on-deep-soft text-sm">An example of a team</figcaption>
    </figure>
  );
}
