import { brand } from '#contract/brand.ts';

// South African Standard Time has no daylight saving.
const sastOffset = 2 * 60 * 60 * 1000;

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

interface OpenHours {
  readonly opens: number;
  readonly closes: number;
}

function hoursOn(weekday: number): OpenHours | null {
  const found = brand.support.hours.find(({ weekdays }) => (weekdays as readonly number[]).includes(weekday));
  return found && found.opens !== null ? { opens: found.opens, closes: found.closes } : null;
}

export interface SupportState {
  readonly open: boolean;
  /** `Open now, until 18:00`; `Closed now, opens Monday at 8:00`. */
  readonly text: string;
  /** 0 is Sunday. */
  readonly weekday: number;
  /** Since midnight in South Africa, with its fraction. */
  readonly hour: number;
}

/** Whether people answer at this moment, by South African time wherever the visitor is. */
export function supportState(now: Date): SupportState {
  const local = new Date(now.getTime() + sastOffset);
  const weekday = local.getUTCDay();
  const hour = local.getUTCHours() + local.getUTCMinutes() / 60;
  const today = hoursOn(weekday);
  if (today && hour >= today.opens && hour < today.closes) {
    return { open: true, text: `Open now, until ${today.closes}:00`, weekday, hour };
  }
  return { open: false, text: `Closed now, opens ${nextOpening(weekday, hour)}`, weekday, hour };
}

function nextOpening(weekday: number, hour: number): string {
  for (let days = 0; days <= 7; days++) {
    const day = (weekday + days) % 7;
    const hours = hoursOn(day);
    if (!hours || (days === 0 && hour >= hours.opens)) continue;
    const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : dayNames[day];
    return `${when} at ${hours.opens}:00`;
  }
  return 'later';
}

/** The week from Monday on, hour by hour between the earliest opening and the latest closing. */
export function openingWeek(): { readonly from: number; readonly days: readonly (OpenHours | null)[] } {
  const days = [1, 2, 3, 4, 5, 6, 0].map(hoursOn);
  return { from: Math.min(...days.flatMap((day) => day?.opens ?? [])), days };
}
