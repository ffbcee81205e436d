const openings = [
  'Good day.',
  'Hello, I saw your gig this morning.',
  'Sawubona.',
  'Dumelang.',
  'Molweni.',
  'Goeie dag.',
  'Hi, I would like to apply.',
  'Greetings.',
];

const stories = [
  'I did the same work for another brand last year and can send you the numbers.',
  'I live ten minutes away and know the area well.',
  'I have worked in-store for two years and know how to keep a queue happy.',
  'I am new to this, but I learn fast and I am never late.',
  'I sold airtime at the rank for three years, so I am used to people in a hurry.',
  'My last manager will tell you that I beat my target five months out of six.',
  'I have my own car and phone, and a valid licence.',
  'I speak four of our languages, and people trust me quickly.',
  'I was a team leader of six on my last campaign.',
  'I study in the evenings, so days and weekends are free.',
  'I have a food handling certificate and two references.',
  'I was in telesales before and miss meeting people.',
];

const questions = [
  'I can start immediately.',
  'All the dates suit me.',
  'Is transport included, or is it from the rate?',
  'May I bring a friend who also does this work?',
  'Weekends are best for me, and I can do some weekdays.',
  'Please call me after 16:00.',
  'References on request.',
  'Thank you for reading.',
];

/** All combinations, once each. */
export function applicationMessages(): string[] {
  return openings.flatMap((opening) =>
    stories.flatMap((story) => questions.map((question) => `${opening} ${story} ${question}`)),
  );
}

/** Notes of businesses to the rep; null: none. The lists are of one length. */
export const stepNotes: Record<'interview' | 'accepted' | 'rejected', readonly (string | null)[]> = {
  interview: [
    'Can we talk on the phone tomorrow at 10:00?',
    'Please come by the store on Friday.',
    null,
    'Video call on Monday?',
  ],
  accepted: [
    'Welcome! The details follow by mail.',
    'You start on Monday. Please bring your ID.',
    null,
    'We are glad to have you.',
  ],
  rejected: ['Thank you. We chose someone with more experience.', null, null, 'The gig is filled. Please apply again.'],
};
