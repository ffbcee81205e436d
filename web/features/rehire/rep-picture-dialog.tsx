import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { ownJobAddress, teamWorkAddress } from '#contract/site/portal-addresses.ts';
import { rehireLimits } from '#contract/trust/rehire-options.ts';
import type { RepPicture } from '#contract/trust/rep-picture.ts';
import { gigStatusTexts } from '#texts/engagements/status.ts';
import { nameDay, nameDays, nameHours } from '#texts/jobs/schedule.ts';
import { describeHoursSoFar } from '#texts/labour/hours-together.ts';
import { repAnswersText, repRecordText } from '#texts/trust/reliability-records.ts';
import { QueryPart } from '#web/features/lists/query-part.tsx';
import { plural } from '#web/lib/format.ts';
import { formatUntil } from '#web/lib/format-time.ts';
import { Badge, type BadgeTone, StatusBadge } from '#web/ui/badge.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { repPictureQuery } from './api.ts';
import { useSettled } from './use-settled.ts';

export interface RepPictureDialogProps {
  /** A gig of the rep. */
  readonly engagementId: string;
  readonly repName: string;
  /** What is asked about first: by default the hours of that gig, from tomorrow on. */
  readonly asked?: { readonly day: string; readonly from: string; readonly to: string };
  readonly onClose: () => void;
}

/** A rep as one business sees them: when they are free, standby for its jobs, reliability, hours and gigs together. */
export default function RepPictureDialog({ engagementId, repName, asked, onClose }: RepPictureDialogProps) {
  const [hours, setHours] = useState(asked && { from: asked.from, to: asked.to });
  const settled = useSettled(hours && hours.from !== '' && hours.to !== '' && hours.from !== hours.to ? hours : null);
  const query = useQuery({
    ...repPictureQuery(engagementId, { hoursFrom: settled?.from, hoursTo: settled?.to, day: asked?.day }),
    placeholderData: keepPreviousData,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={repName}
      description="What you can see of a rep who works or worked for you. Where else they work stays with them."
    >
      <QueryPart query={query} label={`Loading the picture of ${repName}`} height="min-h-96">
        {(picture) => (
          <div className="grid gap-6">
            <Days
              picture={picture}
              repName={repName}
              hours={hours ?? picture.hours}
              onHours={setHours}
              isStale={query.isPlaceholderData}
            />
            <Part title="On standby for you">
              {picture.standby.length === 0 ? (
                <p className="text-ink-soft">{repName} isn’t on standby for any of your jobs.</p>
              ) : (
                <ul className="grid gap-1.5">
                  {picture.standby.map(({ jobId, jobTitle, until }) => (
                    <li key={jobId} className="wrap-anywhere">
                      <TextLink to={ownJobAddress(jobId)}>{jobTitle}</TextLink>, until {formatUntil(until)}
                    </li>
                  ))}
                </ul>
              )}
            </Part>
            <Part title="Reliability">
              <p>{repRecordText(picture.record)}</p>
              <p>{repAnswersText(picture.record)}</p>
            </Part>
            <Part title="Hours with you">
              <p className="figures">{describeHoursSoFar(picture.hoursTogether)}</p>
            </Part>
            <Part title="Gigs with you">
              <Gigs picture={picture} />
            </Part>
          </div>
        )}
      </QueryPart>
    </Dialog>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 text-base">
        {title}
      </h3>
      {children}
    </section>
  );
}

type DayState = NonNullable<RepPicture['days']>[number]['state'];

const dayWords: Record<DayState, { readonly tone: BadgeTone; readonly text: string }> = {
  free: { tone: 'success', text: 'Free' },
  yours: { tone: 'info', text: 'With you' },
  not_free: { tone: 'neutral', text: 'Not free' },
};

interface DaysProps {
  readonly picture: RepPicture;
  readonly repName: string;
  readonly hours: RepPicture['hours'];
  readonly onHours: (hours: RepPicture['hours']) => void;
  /** The days shown are those of the hours before. */
  readonly isStale: boolean;
}

function Days({ picture: { days }, repName, hours, onHours, isStale }: DaysProps) {
  if (days === null)
    return (
      <Part title="Free days">
        <p className="text-ink-soft">
          We show when {repName} is free while both accounts are open and yours is approved. We stop{' '}
          {rehireLimits.knownDays} days after your last gig together.
        </p>
      </Part>
    );
  return (
    <Part title={`Free for your hours, ${nameHours(hours)}`}>
      <div className="mb-3 grid max-w-xs grid-cols-2 gap-3">
        <Field label="From">
          <TextInput
            type="time"
            step={300}
            value={hours.from}
            onChange={({ target }) => onHours({ ...hours, from: target.value })}
          />
        </Field>
        <Field label="To">
          <TextInput
            type="time"
            step={300}
            value={hours.to}
            onChange={({ target }) => onHours({ ...hours, to: target.value })}
          />
        </Field>
      </div>
      <ul aria-busy={isStale} className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-5 gap-y-2">
        {days.map(({ day, state }) => (
          <li key={day} className="flex flex-wrap items-center justify-between gap-2 border-line border-b pb-2">
            <time dateTime={day} className="figures text-[0.9375rem]">
              {nameDay(day)}
            </time>
            <Badge tone={dayWords[state].tone}>{dayWords[state].text}</Badge>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Gigs({ picture: { times, gigs } }: { readonly picture: RepPicture }) {
  return (
    <>
      <ul className="grid gap-2.5">
        {gigs.map(({ engagementId, jobTitle, status, firstDay, lastDay }) => (
          <li key={engagementId} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
              <TextLink to={teamWorkAddress(engagementId)}>{jobTitle}</TextLink>
              <span className="figures block text-ink-soft text-sm">
                {firstDay === null || lastDay === null
                  ? 'Days not set yet'
                  : nameDays([...new Set([firstDay, lastDay])])}
              </span>
            </span>
            <StatusBadge {...gigStatusTexts[status].business} />
          </li>
        ))}
      </ul>
      {times > gigs.length ? (
        <p className="mt-2 text-ink-soft text-sm">{plural(times, 'gig')} in all. These are the latest.</p>
      ) : null}
    </>
  );
}
