import { presumesEmployee } from '#domain/labour/hours-together.ts';
import { labourLaw } from '#domain/labour/law.ts';
import { quantity } from '#domain/shared/quantity.ts';

const { hoursAMonth, months } = labourLaw.presumption;
const over = `averaged over ${quantity(months, 'month')}`;

const hoursOf = (minutes: number) => quantity(Number((minutes / 60).toFixed(1)), 'hour');

interface Together {
  readonly minutesAMonth: number;
  /** Null: the reader. */
  readonly repName: string | null;
  readonly companyName: string;
}

/** A rep's agreed hours with one business, against those from which the law presumes employment. */
export function describeHoursTogether({ minutesAMonth, repName, companyName }: Together) {
  const reached = presumesEmployee(minutesAMonth);
  const rule = `From ${quantity(hoursAMonth, 'hour')} a month, ${over}, the law presumes that a person is an employee until the contrary is proved. The form of the contract doesn’t matter (Labour Relations Act, section 200A). This does not apply above the earnings threshold that the Minister sets.`;
  return {
    reached,
    brief: `${hoursOf(minutesAMonth)} a month with this gig, ${over}`,
    title: reached ? `${hoursOf(minutesAMonth)} a month with one business` : 'Hours with one business',
    words: `With this gig and all that are agreed, ${repName ?? 'you'} would work ${hoursOf(minutesAMonth)} a month for ${companyName}, ${over}.`,
    rule: reached
      ? `${rule} Either of you can ask the CCMA for an advisory award (Basic Conditions of Employment Act, section 83A).`
      : rule,
  };
}

/** What a rep and a business have agreed so far, for the business. */
export const describeHoursSoFar = ({ thisMonth, aMonth }: { readonly thisMonth: number; readonly aMonth: number }) =>
  `${hoursOf(thisMonth)} agreed for this month. That makes ${hoursOf(aMonth)} a month, ${over}. From ${quantity(hoursAMonth, 'hour')}, the law presumes that a person is an employee.`;
