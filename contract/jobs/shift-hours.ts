const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

export interface Hours {
  readonly from: string;
  readonly to: string;
}

/** Whether a shift with these hours ends on the day after the one it starts on. */
export const endsNextDay = ({ from, to }: Hours): boolean => to <= from;

/** Minutes from the start of a shift to its end. */
export const shiftMinutes = (hours: Hours): number =>
  minutesOf(hours.to) - minutesOf(hours.from) + (endsNextDay(hours) ? 24 * 60 : 0);

/** Minutes of a shift that are paid. */
export const paidMinutes = (hours: Hours & { readonly breakMinutes: number }): number =>
  shiftMinutes(hours) - hours.breakMinutes;
