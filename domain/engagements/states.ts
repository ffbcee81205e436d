import { type DeadlineKind, type MilestoneStatus, milestoneStatuses } from '#contract/engagements/options.ts';

interface Traits {
  /** The next moment of an automatic decision. */
  readonly deadline: DeadlineKind | null;
  /** Money is held for it, unless it was settled since. */
  readonly holds: boolean;
  /** The place is taken, so that the job has one less to offer. */
  readonly takesPlace: boolean;
}

const traits = {
  accepted: { deadline: 'agree', holds: false, takesPlace: true },
  agreed: { deadline: 'fund', holds: false, takesPlace: true },
  funded: { deadline: 'confirm', holds: true, takesPlace: true },
  confirmed: { deadline: 'attend', holds: true, takesPlace: true },
  active: { deadline: 'hand_in', holds: true, takesPlace: true },
  submitted: { deadline: 'accept', holds: true, takesPlace: true },
  completed: { deadline: null, holds: false, takesPlace: true },
  lapsed: { deadline: null, holds: false, takesPlace: false },
  cancelled: { deadline: null, holds: false, takesPlace: false },
  no_show: { deadline: 'appeal', holds: true, takesPlace: false },
  business_absent: { deadline: 'answer', holds: true, takesPlace: false },
  disputed: { deadline: 'state', holds: true, takesPlace: true },
  resolved: { deadline: null, holds: false, takesPlace: true },
} as const satisfies Record<MilestoneStatus, Traits>;

export const milestoneTraits: Readonly<Record<MilestoneStatus, Traits>> = traits;

/** Whose work a rep does or did. */
export const takingStatuses = milestoneStatuses.filter((status) => milestoneTraits[status].takesPlace);
