import { addDays, dayInSouthAfrica, startOfDay } from '../shared/calendar-day.ts';

export interface Period {
  readonly from: Date;
  /** Exclusive. */
  readonly until: Date;
}

const next = (month: string): string => addDays(`${month}-28`, 4).slice(0, 7);

/** A month `YYYY-MM` of South Africa. */
export const monthPeriod = (month: string): Period => ({
  from: startOfDay(`${month}-01`),
  until: startOfDay(`${next(month)}-01`),
});

/** 1 March to the end of February; a tax year is named by the year in which it ends (Income Tax Act, section 1). */
export const taxYearPeriod = (year: string): Period => ({
  from: startOfDay(`${Number(year) - 1}-03-01`),
  until: startOfDay(`${year}-03-01`),
});

/** The tax year of a month `YYYY-MM`. */
export const taxYearOf = (month: string): string => {
  const [year = '', number = ''] = month.split('-');
  return Number(number) >= 3 ? String(Number(year) + 1) : year;
};

export const monthOf = (moment: Date): string => dayInSouthAfrica(moment).slice(0, 7);
