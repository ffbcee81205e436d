/** Neither side is told the number of the other before the job is theirs. */
export const placeHint = 'An address, or “by phone” with the number to call. They can’t see your number otherwise.';

interface Meeting {
  readonly place: string | null;
  readonly link: string | null;
  readonly note: string | null;
}

/** Whether nobody could call anybody. */
export function lacksNumber({ place, link, note }: Meeting): boolean {
  if (!/\b(phone|call|telephone|cell)\b/i.test(place ?? '')) return false;
  return link === null && !/(\d\D?){7}/.test(`${place} ${note ?? ''}`);
}
