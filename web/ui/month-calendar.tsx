import clsx from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import {
  firstOfWeek,
  moveDays,
  moveMonths,
  nameMonth,
  nameWholeDay,
  weekdayNames,
  weeksOfMonth,
} from '#web/ui/month-days.ts';

interface MonthCalendarProps {
  /** The label of the days, for screen readers. */
  readonly label: string;
  readonly chosen: readonly string[];
  readonly onToggle: (day: string) => void;
  /** The first and last selectable day, `YYYY-MM-DD`. */
  readonly min: string;
  readonly max: string;
  readonly today: string;
  readonly describedBy?: string | undefined;
}

const keys: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => moveDays(day, -1),
  ArrowRight: (day) => moveDays(day, 1),
  ArrowUp: (day) => moveDays(day, -7),
  ArrowDown: (day) => moveDays(day, 7),
  Home: firstOfWeek,
  End: (day) => moveDays(firstOfWeek(day), 6),
  PageUp: (day) => moveMonths(day, -1),
  PageDown: (day) => moveMonths(day, 1),
};

/** A calendar of one month with multiple selection. By keyboard it is one stop, with arrow keys inside. */
export function MonthCalendar({ label, chosen, onToggle, min, max, today, describedBy }: MonthCalendarProps) {
  const within = (day: string) => (day < min ? min : day > max ? max : day);
  const [at, setAt] = useState(() => within(chosen.find((day) => day >= min) ?? today));
  const grid = useRef<HTMLTableElement>(null);
  const follow = useRef(false);

  useEffect(() => {
    if (!follow.current) return;
    follow.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
  }, [at]);

  function move(event: KeyboardEvent) {
    const step = keys[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    follow.current = true;
    setAt(within(step(at)));
  }

  const turn = (change: number) => within(moveMonths(`${at.slice(0, 7)}-01`, change));
  const canTurn = (change: number) => turn(change).slice(0, 7) !== at.slice(0, 7);
  const name = nameMonth(at);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the fieldset is the form's, around this
    <div role="group" aria-label={label} aria-describedby={describedBy} className="max-w-sm">
      <div className="mb-1 flex items-center justify-between">
        <IconButton
          label="Previous month"
          icon={<ChevronLeft aria-hidden="true" className="size-5" />}
          disabled={!canTurn(-1)}
          className="disabled:opacity-35"
          onClick={() => setAt(turn(-1))}
        />
        <p aria-live="polite" className="font-semibold">
          {name}
        </p>
        <IconButton
          label="Next month"
          icon={<ChevronRight aria-hidden="true" className="size-5" />}
          disabled={!canTurn(1)}
          className="disabled:opacity-35"
          onClick={() => setAt(turn(1))}
        />
      </div>
      <table ref={grid} className="w-full table-fixed border-separate border-spacing-px" onKeyDown={move}>
        <thead>
          <tr>
            {weekdayNames.map((weekday) => (
              <th
                key={weekday}
                scope="col"
                abbr={weekday}
                className="pb-1 font-normal text-[min(0.875rem,4vw)] text-ink-soft"
              >
                {weekday.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(at)
            .filter((week) => week.some((day) => day !== null && day >= min))
            .map((week) => (
              <tr key={week.find((day) => day !== null)}>
                {week.map((day, place) => (
                  <td key={day ?? weekdayNames[place]} className="p-0 text-center">
                    {day === null ? null : (
                      <button
                        type="button"
                        data-day={day}
                        aria-label={day === today ? `${nameWholeDay(day)}, today` : nameWholeDay(day)}
                        aria-pressed={chosen.includes(day)}
                        disabled={day < min || day > max}
                        tabIndex={day === at ? 0 : -1}
                        onClick={() => {
                          setAt(day);
                          onToggle(day);
                        }}
                        className={clsx(
                          'figures h-11 w-full rounded-control transition-colors disabled:text-ink-soft disabled:opacity-45',
                          chosen.includes(day)
                            ? 'bg-brand font-bold text-on-brand'
                            : 'enabled:bg-sunken enabled:hover:bg-brand-soft enabled:hover:text-on-brand-soft',
                          day === today && 'underline decoration-2 underline-offset-4',
                        )}
                      >
                        {Number(day.slice(8))}
                      </button>
                    )}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
