export interface ApplicantsSought {
  /** How many reps the job needs. */
  readonly positions: number;
  /** As its business set it; null: as many as the positions give. */
  readonly mostApplicants: number | null;
  /** The business wants everybody who comes. */
  readonly takesAllApplicants: boolean;
}

/** Of so many a business can choose with care; each further one applies for little. */
const ofPositions = (positions: number): number => 30 + 10 * positions;

/** How many applicants a job takes before some of them are answered; null: all who come. Never fewer than its positions give. */
export const applicantLimit = ({ positions, mostApplicants, takesAllApplicants }: ApplicantsSought): number | null =>
  takesAllApplicants ? null : Math.max(ofPositions(positions), mostApplicants ?? 0);

/** @param open applications that were not turned down or withdrawn */
export function hasEnoughApplicants(sought: ApplicantsSought, open: number): boolean {
  const most = applicantLimit(sought);
  return most !== null && open >= most;
}

/** As many again, and never so few that it would still have enough. */
export const nextApplicantLimit = (most: number, open: number): number => Math.max(2 * most, open + most);
