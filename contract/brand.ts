/** Everything that names this marketplace and its operator. Change it here and every page, mail and document follows. */
export const brand = {
  name: 'Thengisa',
  /** What the name means, as a dictionary would put it. */
  meaning: { word: 'thengisa', language: 'isiZulu', sense: 'to sell' },
  tagline: 'Sales reps for a day, a week or a season.',
  company: {
    legalName: 'Thengisa (Pty) Ltd',
    city: 'Johannesburg',
    country: 'South Africa',
  },
  support: {
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
  },
  /** Where an investor books a meeting. */
  meetingUrl: 'https://calendly.com/thengisa/investment',
  claims: {
    figures: [
      { value: '1,000+', label: 'Pre-registered users' },
      { value: '500+', label: 'Reps' },
      { value: '150+', label: 'Businesses' },
      { value: 'R2.5M+', label: 'Rep income' },
    ],
    promises: ['No setup fees', 'Cancel anytime', '24/7 support'],
    compliance: ['POPIA', 'GDPR'],
    app: 'The mobile app for iOS and Android is on its way.',
  },
} as const;

export const whatsappUrl = `https://wa.me/${brand.support.whatsapp}`;
