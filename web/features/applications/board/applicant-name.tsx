import { BadgeCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { ReceivedApplication } from '#contract/applications/applications.ts';

interface ApplicantNameProps {
  readonly application: Pick<ReceivedApplication, 'id' | 'rep'>;
  readonly to: string;
  readonly className?: string;
}

/** The name opens the applicant; in a `relative` card, wherever it is pressed. */
export function ApplicantName({ application: { id, rep }, to, className }: ApplicantNameProps) {
  return (
    <Link
      id={`applicant-${id}`}
      to={to}
      // By this the way back to the list is the browser's own.
      state={{ fromList: true }}
      className={className ?? 'break-words after:absolute after:inset-0 after:rounded-card hover:underline'}
    >
      {rep.fullName}
      {rep.verified ? (
        <>
          <BadgeCheck aria-hidden="true" className="ms-1 inline size-4 align-[-0.15em] text-brand" />
          <span className="sr-only">, verified</span>
        </>
      ) : null}
    </Link>
  );
}
