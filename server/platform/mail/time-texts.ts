const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Johannesburg',
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function partsOf(moment: Date) {
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const { weekday = '', day = '', month = '', year = '', hour = '', minute = '' } = parts;
  return { date: `${weekday} ${day} ${month} ${year}`, time: `${hour}:${minute}` };
}

/** An ISO moment in a mail: `Tue 3 March 2026, 14:05 SAST`. */
export function momentText(moment: string): string {
  const { date, time } = partsOf(new Date(moment));
  return `${date}, ${time} SAST`;
}

/** A month `YYYY-MM` in a mail: `March 2026`. */
export const monthText = (month: string): string => dayText(`${month}-15`).replace(/^\w+ 15 /, '');

/** A calendar day `YYYY-MM-DD` in a mail: `Tue 3 March 2026`. */
export const dayText = (day: string): string => partsOf(new Date(`${day}T10:00:00Z`)).date;

/** The day of a moment, without its weekday: `3 March 2026`. */
export const dateText = (moment: Date): string => partsOf(moment).date.replace(/^\w+ /, '');
