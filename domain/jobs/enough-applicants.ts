export interface ApplicantsSought {
  /** How many reps the job needs. */
  readonly positions: number;
  /** As its business set it; null: the default for its positions. */
  readonly mostApplicants: number | null;
  /** The business wants no limit. */
  readonly takesAllApplicants: boolean;
}

/** The number a business can review with care; further ones have little chance. */
const ofPositions = (positions: number): number => 30 + 10 * positions;

/** How many applicants a job takes before some of them are answered; null: no limit. Never fewer than its positions. */
export const applicantLimit = ({ positions, mostApplicants, takesAllApplicants }: ApplicantsSought): number | null =>
  takesAllApplicants ? null : Math.max(ofPositions(positions), mostApplicants ?? 0);

/** @param open applications that were neither rejected nor withdrawn */
export function hasEnoughApplicants(sought: ApplicantsSought, open: number): boolean {
  const most = applicantLimit(sought);
  return most !== null && open >= most;
}

/** As many again, and always enough to reopen it. */
export const nextApplicantLimit = (most: number, open: number): number => Math.max(2 * most, open + most);
