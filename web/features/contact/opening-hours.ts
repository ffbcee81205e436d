import { type OpenHours, openingOf } from '#contract/site/site-facts.ts';
import { support } from '#web/lib/site-facts.ts';

// South African Standard Time has no daylight saving.
const sastOffset = 2 * 60 * 60 * 1000;

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function hoursOn(weekday: number): OpenHours | null {
  // The three lines are those of Monday to Friday, of Saturday and of Sunday.
  const found = support.hours[weekday === 0 ? 2 : weekday === 6 ? 1 : 0];
  return found ? openingOf(found.time) : null;
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

/** Whether support is open now, by South African time, whatever the visitor's time zone. */
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
