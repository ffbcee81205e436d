import type { DeadlineKind, MilestoneStatus } from '#contract/engagements/options.ts';

interface Traits {
  /** The next moment at which silence decides. */
  readonly deadline: DeadlineKind | null;
  /** Money is held for it, unless it was settled since. */
  readonly holds: boolean;
  /** The place is taken, so that the job has one less to offer. */
  readonly takesPlace: boolean;
  readonly forRep: string;
  readonly forBusiness: string;
}

const traits = {
  accepted: {
    deadline: 'agree',
    holds: false,
    takesPlace: true,
    forRep: 'Agree to the terms',
    forBusiness: 'Waiting for the rep to agree',
  },
  agreed: {
    deadline: 'fund',
    holds: false,
    takesPlace: true,
    forRep: 'Agreed, not funded yet',
    forBusiness: 'Funding due',
  },
  funded: {
    deadline: 'confirm',
    holds: true,
    takesPlace: true,
    forRep: 'Funded',
    forBusiness: 'Funded',
  },
  confirmed: {
    deadline: 'attend',
    holds: true,
    takesPlace: true,
    forRep: 'Confirmed',
    forBusiness: 'Confirmed',
  },
  active: {
    deadline: 'hand_in',
    holds: true,
    takesPlace: true,
    forRep: 'In progress',
    forBusiness: 'In progress',
  },
  submitted: {
    deadline: 'accept',
    holds: true,
    takesPlace: true,
    forRep: 'Hours submitted',
    forBusiness: 'Hours to approve',
  },
  completed: {
    deadline: null,
    holds: false,
    takesPlace: true,
    forRep: 'Completed',
    forBusiness: 'Completed',
  },
  lapsed: { deadline: null, holds: false, takesPlace: false, forRep: 'Expired', forBusiness: 'Expired' },
  cancelled: { deadline: null, holds: false, takesPlace: false, forRep: 'Cancelled', forBusiness: 'Cancelled' },
  no_show: {
    deadline: 'appeal',
    holds: true,
    takesPlace: false,
    forRep: 'Reported as a no-show',
    forBusiness: 'No-show',
  },
  business_absent: {
    deadline: 'answer',
    holds: true,
    takesPlace: false,
    forRep: 'Business reported as absent',
    forBusiness: 'Reported as absent',
  },
  disputed: {
    deadline: 'state',
    holds: true,
    takesPlace: true,
    forRep: 'Disputed',
    forBusiness: 'Disputed',
  },
  resolved: { deadline: null, holds: false, takesPlace: true, forRep: 'Resolved', forBusiness: 'Resolved' },
} as const satisfies Record<MilestoneStatus, Traits>;

export const milestoneTraits: Readonly<Record<MilestoneStatus, Traits>> = traits;
