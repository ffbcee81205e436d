import type { Settings } from '#contract/operators/settings.ts';

/** The settings of an operator who has changed nothing. */
export const usualSettings: Settings = {
  repsPayNothing: false,
  vatNumber: null,
  gigsPaidHere: false,
  feeBasisPoints: 1_000,
  feeBearer: 'rep',
  cardFeeBearer: 'platform',
  cardFeeBasisPoints: 350,
  cardFeeFlatCents: 200,
  minimumPayoutCents: 10_000,
  reviewMatches: true,
};
