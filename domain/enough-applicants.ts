interface Sought {
  /** How many reps the job needs. */
  readonly positions: number;
  /** The business wants all who come. */
  readonly takesAllApplicants: boolean;
}

/** How many applicants a business can look at for so many places, before it has answered some. */
export const applicantLimit = (positions: number): number => Math.max(30, 10 * positions);

/** @param open applications that were not turned down or withdrawn */
export const hasEnoughApplicants = ({ positions, takesAllApplicants }: Sought, open: number): boolean =>
  !takesAllApplicants && open >= applicantLimit(positions);
