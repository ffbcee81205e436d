import { type MarkedWork, marksOf } from '#domain/labour/work-marks.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { describeMark, whomMarksConcern } from '#texts/labour/work-marks.ts';

/** What labour law requires for these days, hours and pay. Renders nothing where it requires no more than usual. */
export function WorkMarks({ work }: { readonly work: MarkedWork }) {
  const marks = marksOf(work, dayInSouthAfrica(new Date())).map(describeMark);
  if (marks.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h3 className="text-base">What labour law requires</h3>
      <ul className="grid gap-2 text-[0.9375rem]">
        {marks.map(({ title, words }) => (
          <li key={title}>
            <strong className="font-semibold">{title}.</strong> <span className="text-ink-soft">{words}</span>
          </li>
        ))}
      </ul>
      <p className="text-ink-soft text-sm">{whomMarksConcern}</p>
    </section>
  );
}
