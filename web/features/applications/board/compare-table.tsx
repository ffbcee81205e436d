import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import type { ReceivedApplication } from '#contract/applications/applications.ts';
import { applicationStatusTexts } from '#texts/applications/status.ts';
import { StatusBadge } from '#web/ui/badge.tsx';
import { InterviewStateLine } from '../interviews/interview-state-line.tsx';
import { ApplicantButtons } from './applicant-buttons.tsx';
import { applicantFacts } from './applicant-facts.ts';
import { ApplicantFiles } from './applicant-files.tsx';
import type { ApplicantMove } from './applicant-moves.ts';
import { ApplicantName } from './applicant-name.tsx';
import { ApplicantPhoto } from './applicant-photo.tsx';
import { MatchHints } from './match-hints.tsx';

interface CompareTableProps {
  readonly applications: readonly ReceivedApplication[];
  readonly addressOf: (applicationId: string) => string;
  readonly hiringRefusal: string | null;
  readonly onMove: (application: ReceivedApplication, move: ApplicantMove) => void;
}

interface Row {
  readonly label: string;
  readonly of: (application: ReceivedApplication) => ReactNode;
}

const rows: readonly Row[] = [
  {
    label: 'Status',
    of: ({ status, interview }) => (
      <div className="grid justify-items-start gap-1.5">
        <StatusBadge {...applicationStatusTexts[status]} />
        {status === 'interview' && interview ? <InterviewStateLine interview={interview} /> : null}
      </div>
    ),
  },
  ...applicantFacts.map(({ term, of }) => ({ label: term, of: ({ rep }: ReceivedApplication) => of(rep) })),
  {
    label: 'Match',
    of: (application) => (
      <div className="-mt-4">
        <MatchHints application={application} />
      </div>
    ),
  },
  {
    label: 'Files',
    of: (application) =>
      application.files.cv || application.files.video ? (
        <div className="-mt-4">
          <ApplicantFiles application={application} />
        </div>
      ) : null,
  },
  { label: 'Message', of: ({ message }) => <p className="whitespace-pre-line">{message}</p> },
];

const cellStyle =
  'snap-start border-line border-t px-3 py-3 md:px-4 text-start align-top text-[0.9375rem] leading-6 break-words';

/**
 * A few applicants, one beside the other. On a phone two fill the screen, the next is a swipe away, and the names stay
 * in sight while scrolling down.
 */
export function CompareTable({ applications, addressOf, hiringRefusal, onMove }: CompareTableProps) {
  return (
    <section
      aria-label="Comparison"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to scroll by keyboard too
      tabIndex={0}
      className="relative overflow-x-auto rounded-card border border-line bg-surface shadow-card max-md:max-h-[calc(100dvh-11rem)] max-md:snap-x max-md:snap-mandatory max-md:overflow-y-auto"
    >
      <table
        style={{ '--columns': applications.length } as CSSProperties}
        className={clsx(
          // Its width is set: by content alone, one long word would push the others out of view.
          'w-full table-fixed border-separate border-spacing-0 max-md:w-[calc(var(--columns)*(50vw-1.0625rem))]',
          applications.length > 2 && (applications.length > 3 ? 'md:min-w-[48rem]' : 'md:min-w-[36rem]'),
        )}
      >
        <caption className="sr-only">Applicants side by side</caption>
        <thead>
          <tr>
            <td className="w-32 max-md:hidden" />
            {applications.map((application) => (
              <th
                key={application.id}
                scope="col"
                className="w-[calc(50vw-1.0625rem)] snap-start text-start align-top max-md:sticky max-md:top-0 max-md:z-10 max-md:border-line max-md:border-b max-md:bg-surface max-md:p-3 md:w-auto md:border-s md:p-4 md:[&:not(:first-child)]:border-line"
              >
                <div className="max-md:*:size-10 max-md:*:text-sm">
                  <ApplicantPhoto application={application} />
                </div>
                <ApplicantName
                  application={application}
                  to={addressOf(application.id)}
                  className="mt-1 block break-words max-md:text-base md:mt-2 font-bold font-display text-lg leading-6 underline decoration-line-strong/60 underline-offset-4 hover:decoration-brand"
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, of }) => (
            <tr key={label}>
              <th
                scope="row"
                className="border-line border-t px-4 py-3 text-start align-top font-normal text-ink-soft text-sm leading-6 max-md:hidden"
              >
                {label}
              </th>
              {applications.map((application) => (
                <td key={application.id} className={`${cellStyle} md:border-s`}>
                  <span className="mb-0.5 block text-[min(0.875rem,5vw)] text-ink-soft md:hidden">{label}</span>
                  {of(application) ?? <span className="text-ink-soft">–</span>}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row" className="border-line border-t max-md:hidden">
              <span className="sr-only">What you can do</span>
            </th>
            {applications.map((application) => (
              <td key={application.id} className="border-line border-t p-3 align-top md:border-s md:p-4">
                <ApplicantButtons
                  stacked
                  application={application}
                  hiringRefusal={hiringRefusal}
                  onMove={(move) => onMove(application, move)}
                />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
