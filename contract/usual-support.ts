/**
 * Default support contacts, until the operator's settings differ. Beside the brand, which every page fetches: pages get the current ones
 * (contract/site/site-facts.ts).
 */
export const usualSupport = {
  email: 'hello@thengisa.co.za',
  phone: '+27 10 500 0123',
  /** Digits only, in the form of wa.me. */
  whatsapp: '27105000123',
  hours: [
    { days: 'Monday to Friday', time: '8:00-18:00' },
    { days: 'Saturday', time: '9:00-14:00' },
    { days: 'Sunday', time: 'Closed' },
  ],
  timeZone: 'SAST',
  replyWithin: '24 hours',
} as const;
