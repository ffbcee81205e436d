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

export interface PaidHours extends Hours {
  readonly breakMinutes: number;
  readonly travelMinutes?: number | undefined;
}

/** Minutes of a shift without its break. */
export const minutesOnShift = (hours: PaidHours): number => shiftMinutes(hours) - hours.breakMinutes;

/** Minutes of a day that are paid: the shift without its break, and travel that the gig asks for outside of it. */
export const paidMinutes = (hours: PaidHours): number => minutesOnShift(hours) + (hours.travelMinutes ?? 0);
