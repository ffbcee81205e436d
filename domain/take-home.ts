import { shareOut, usualCommission } from './ledger/commission.ts';

export interface GigMoney {
  /** For all the reps together; the commission is part of it, and nothing comes on top. */
  readonly businessPaysCents: number;
  /** Of one rep's pay, for the platform. */
  readonly commissionCents: number;
  /** What one rep receives. */
  readonly repReceivesCents: number;
}

/** What becomes of a gig's money, as the ledger will share it out. @param compensationCents of one rep, for the whole job */
export function shareOfGig(compensationCents: number, positions: number): GigMoney {
  const { commissionCents, repCents } = shareOut(BigInt(compensationCents), usualCommission);
  return {
    businessPaysCents: compensationCents * positions,
    commissionCents: Number(commissionCents),
    repReceivesCents: Number(repCents),
  };
}
