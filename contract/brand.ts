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
  /** Where an investor books a meeting. */
  meetingUrl: 'https://calendly.com/thengisa/investment',
  claims: {
    figures: [
      { value: '1,000+', label: 'Pre-registered users', meaning: 'by the beta launch in March 2025' },
      { value: '500+', label: 'Reps', meaning: 'pre-registered, March 2025 beta' },
      { value: '150+', label: 'Businesses', meaning: 'pre-registered, March 2025 beta' },
      { value: 'R2.5M+', label: 'Rep income', meaning: 'as stated at the March 2025 beta' },
    ],
    promises: ['No setup fees', 'Cancel anytime', '24/7 support'],
    /** What each promise means, in the same order. */
    promiseMeanings: [
      'what you see is all you pay',
      'you won’t be charged again after that',
      'help chat at all hours, our team in office hours',
    ],
    compliance: ['POPIA', 'GDPR'],
    app: 'The mobile app for iOS and Android is coming soon.',
  },
} as const;

/** The promises, each with what it means: `24/7 support (help chat at all hours, …)`. */
export const promisesExplained = brand.claims.promises
  .map((promise, index) => `${promise} (${brand.claims.promiseMeanings[index]})`)
  .join('. ');

/** What "Impact" on the About page shows: results for people, not sign-ups. */
export const impactFigures = brand.claims.figures.slice(1);
