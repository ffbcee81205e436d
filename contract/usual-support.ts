/**
 * Whom visitors reach until the operator's settings say otherwise. Beside the brand, which every page fetches: pages are told what holds
 * (contract/site/site-facts.ts).
 */
export const usualSupport = {
  email: 'hello@thengisa.co.za',
  phone: '+27 10 500 0123',
  /** Digits only, as wa.me wants them. */
  whatsapp: '27105000123',
  hours: [
    { days: 'Monday to Friday', time: '8:00-18:00' },
    { days: 'Saturday', time: '9:00-14:00' },
    { days: 'Sunday', time: 'Closed' },
  ],
  timeZone: 'SAST',
  replyWithin: '24 hours',
} as const;
