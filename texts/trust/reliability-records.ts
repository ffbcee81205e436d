import type { BusinessRecord, RepRecord } from '#contract/reliability-records.ts';
import { answerTime } from '../applications/answer-time.ts';

const gigs = (count: number) => `${count} ${count === 1 ? 'gig' : 'gigs'}`;

/** What a business reads about a rep, and in the second person what the rep reads. */
export function repRecordText(
  { isNew, came, missed, onTime, cancelledLate }: RepRecord,
  of: 'them' | 'you' = 'them',
): string {
  if (isNew) return 'New here: no gigs yet';
  const [cameTo, cancelled] = of === 'you' ? ['You came to', 'You cancelled'] : ['Came to', 'Cancelled'];
  const all = came + missed;
  const attended =
    all === 0
      ? 'No gigs in the last 12 months'
      : `${cameTo} ${came} of ${gigs(all)}${came === 0 ? '' : came === onTime ? ', on time' : `, ${onTime} on time`}`;
  return `${attended}${cancelledLate === 0 ? '' : `. ${cancelled} ${gigs(cancelledLate)} with less than a day’s notice`}`;
}

/** What a rep reads about a business. */
export function businessRecordText({ isNew, paid, unpaid, cancelled, cancelledLate, absent }: BusinessRecord): string {
  if (isNew) return 'New here: no gigs yet';
  const all = paid + unpaid;
  const asked = all === 0 ? 'No gigs in the last 12 months' : `Paid ${paid} of ${gigs(all)} in time`;
  const late = cancelledLate === 0 ? '' : `, ${cancelledLate} with less than a day’s notice`;
  const stopped = cancelled === 0 ? '' : `. Cancelled ${gigs(cancelled)}${late}`;
  return `${asked}${stopped}${absent === 0 ? '' : `. Wasn’t there for ${gigs(absent)}`}`;
}

/** How quickly a rep usually answers; null while there is no answer. */
export const repAnswersText = ({ answerMinutes }: RepRecord, of: 'them' | 'you' = 'them'): string | null =>
  answerMinutes === null
    ? null
    : `${of === 'you' ? 'You usually answer' : 'Usually answers'} within ${answerTime(Math.max(1, Math.ceil(answerMinutes / 60)))}`;
