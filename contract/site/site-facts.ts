import type { SiteFacts } from '../operators/settings.ts';
import { charges } from '../pricing.ts';
import { usualSupport } from '../usual-support.ts';

const [weekdays, saturday, sunday] = usualSupport.hours;

/** Until the operator changes one. */
export const usualFacts: SiteFacts = {
  supportEmail: usualSupport.email,
  supportPhone: usualSupport.phone,
  supportWhatsapp: usualSupport.whatsapp,
  weekdayHours: weekdays.time,
  saturdayHours: saturday.time,
  sundayHours: sunday.time,
  repTrialDays: charges.rep.trialDays,
  businessTrialDays: charges.business.trialDays,
};
