import type { State } from './open-state.ts';

/** How `/eng/query/validate` answers: correctly, or in a way that was seen in production. */
export const validateWays = ['answer', 'forbidden', 'html', 'invalid', 'nothing'] as const;

/** How refunds are paid: back to the card; only by an EFT; not at all, which it reports only when asked to refund. */
export const refundWays = ['card', 'eft', 'fail'] as const;

export interface Switches {
  /** The stand-in's current time. */
  readonly now: Date;
  readonly hold: boolean;
  readonly validate: (typeof validateWays)[number];
  readonly refunds: (typeof refundWays)[number];
  readonly tell_failures: boolean;
  readonly name_renewals: boolean;
}

export type SwitchChange = Partial<Omit<Switches, 'now'>>;

export function readSwitches(state: State): Promise<Switches> {
  return state.row(`select now() + clock_ahead as now, hold, validate, refunds, tell_failures, name_renewals
    from payfast_stand_in.switches`);
}

export async function turnSwitches(state: State, change: SwitchChange): Promise<void> {
  const { hold = null, validate = null, refunds = null, tell_failures = null, name_renewals = null } = change;
  await state.rows(
    `update payfast_stand_in.switches set hold = coalesce($1, hold), validate = coalesce($2, validate),
       refunds = coalesce($3, refunds), tell_failures = coalesce($4, tell_failures),
       name_renewals = coalesce($5, name_renewals)`,
    [hold, validate, refunds, tell_failures, name_renewals],
  );
}

/** Moves the clock by which notifications are resent, and subscriptions are charged. */
export async function moveClock(state: State, minutes: number): Promise<void> {
  await state.rows('update payfast_stand_in.switches set clock_ahead = clock_ahead + make_interval(mins => $1)', [
    minutes,
  ]);
}
