import { callBackDays } from '#contract/accounts/support-changes.ts';
import type { AdminUserDetail } from '#contract/admin/admin.ts';
import { formatDate } from '#web/lib/format-time.ts';

type Numbers = NonNullable<AdminUserDetail['callBack']>;

/** Phone numbers that reach the owner of the account, and not a thief who changed the profile in the last few days. */
export function CallBack({ numbers }: { readonly numbers: Numbers }) {
  const good = numbers.filter(({ number }) => number !== null);
  return (
    <ul className="grid gap-1">
      {good.map(({ side, number, changedAt }) => (
        <li key={side}>
          <a href={`tel:${number}`} className="underline">
            {number}
          </a>{' '}
          <span className="text-ink-soft text-sm">
            {`${side === 'rep' ? 'rep' : 'business'} profile`}
            {changedAt ? `, until ${formatDate(changedAt)}. Don’t call the newer number.` : null}
          </span>
        </li>
      ))}
      {good.length === 0 ? (
        <li>{`No number has been in their profile for ${callBackDays} days. Check their document on video instead.`}</li>
      ) : null}
    </ul>
  );
}
