/** Neither party sees the other's number before the rep is hired. */
export const placeHint = 'An address, or “by phone” with the number to call. They can’t see your number otherwise.';

interface Meeting {
  readonly place: string | null;
  readonly link: string | null;
  readonly note: string | null;
}

/** Whether neither party could call the other. */
export function lacksNumber({ place, link, note }: Meeting): boolean {
  if (!/\b(phone|call|telephone|cell)\b/i.test(place ?? '')) return false;
  return link === null && !/(\d\D?){7}/.test(`${place} ${note ?? ''}`);
}
