import clsx from 'clsx';
import { Link } from 'react-router';
import type { TeamShift } from '#contract/engagements/team.ts';
import { teamWorkAddress } from '#contract/site/portal-addresses.ts';
import { CallLink, gigLink, WhatsAppLink } from '#web/features/applications/gig/gig-contact.tsx';
import { isTrouble, presenceWords, shiftSpan } from './words.ts';

/** The reps of a day, by job and time. A shift that began the night before shows its day. */
export function TeamDay({ day, shifts }: { readonly day: string; readonly shifts: readonly TeamShift[] }) {
  const groups = Map.groupBy(shifts, ({ jobId, startsAt, endsAt }) => `${startsAt} ${endsAt} ${jobId}`);
  return (
    <ul className="grid gap-2">
      {[...groups].map(([key, [first, ...more]]) =>
        first ? (
          <li key={key} className="min-w-0 rounded-control border border-line bg-surface p-1.5">
            <p className="px-1.5 pt-0.5 text-sm leading-snug">
              <span className="figures block font-semibold">{shiftSpan(first, day)}</span>
              <span className="line-clamp-2 break-words text-ink-soft">{first.jobTitle}</span>
            </p>
            <ul className="mt-1.5 grid gap-1 max-lg:@container">
              {[first, ...more].map((shift) => (
                <li key={shift.milestoneId}>
                  <Shift shift={shift} />
                </li>
              ))}
            </ul>
          </li>
        ) : null,
      )}
    </ul>
  );
}

const phoneLink = `${gigLink} gap-1.5`;

function Shift({ shift }: { readonly shift: TeamShift }) {
  const { engagementId, repName, presence, phone } = shift;
  return (
    <>
      <Link
        to={teamWorkAddress(engagementId)}
        className={clsx(
          'block min-h-11 rounded-control px-1.5 py-1.5 hover:underline',
          isTrouble(shift)
            ? 'bg-danger-soft text-on-danger-soft'
            : presence === 'here'
              ? 'bg-success-soft text-on-success-soft'
              : presence === null
                ? 'bg-sunken text-ink-soft'
                : 'bg-sunken',
        )}
      >
        <span className="block font-semibold text-[0.9375rem] leading-snug wrap-anywhere">{repName}</span>
        <span className="block text-sm leading-snug">{presenceWords(shift)}</span>
      </Link>
      {phone ? (
        <span className="flex flex-wrap gap-x-4 px-1.5 text-sm">
          <CallLink name={repName} phone={phone} className={phoneLink} />
          <WhatsAppLink name={repName} phone={phone} className={phoneLink} />
        </span>
      ) : null}
    </>
  );
}
