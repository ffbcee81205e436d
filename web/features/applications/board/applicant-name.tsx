import { Link } from 'react-router';
import type { ReceivedApplication } from '#contract/applications/applications.ts';
import { VerifiedMark } from '#web/features/profiles/verified-mark.tsx';

interface ApplicantNameProps {
  readonly application: Pick<ReceivedApplication, 'id' | 'rep'>;
  readonly to: string;
  readonly className?: string;
}

/** The name opens the applicant; in a `relative` card, the whole card is the target. */
export function ApplicantName({ application: { id, rep }, to, className }: ApplicantNameProps) {
  return (
    <Link
      id={`applicant-${id}`}
      to={to}
      // So the way back to the list is the browser's own.
      state={{ fromList: true }}
      className={className ?? 'break-words after:absolute after:inset-0 after:rounded-card hover:underline'}
    >
      {rep.fullName}
      {rep.verified ? <VerifiedMark /> : null}
    </Link>
  );
}
