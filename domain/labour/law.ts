import compiled from './law.compiled.json' with { type: 'json' };

interface MinimumWage {
  readonly from: string;
  /** An hour. */
  readonly cents: number;
}

/** Figures of South African labour law, made from `content/labour`, which names the source of each. */
export interface LabourLaw {
  /** By the day from which they apply, oldest first. */
  readonly minimumWages: readonly [MinimumWage, ...MinimumWage[]];
  /** A shorter day is paid as this many hours. */
  readonly shortestDayHours: number;
  readonly mealBreak: {
    readonly afterHours: number;
    readonly minutes: number;
    /** By agreement. */
    readonly shortestMinutes: number;
    /** By agreement, a shorter day needs no break. */
    readonly optionalUnderHours: number;
  };
  /** Multiples of the usual pay. */
  readonly sunday: { readonly times: number; readonly timesIfUsual: number };
  readonly night: { readonly from: string; readonly until: string };
  readonly publicHolidayTimes: number;
  /** Below this many hours a month for one employer, the rules of working time don't apply. */
  readonly fewHoursAMonth: number;
  /** From this average over the last months, a person is presumed to be an employee. */
  readonly presumption: { readonly hoursAMonth: number; readonly months: number };
}

export const labourLaw = compiled as unknown as LabourLaw;
