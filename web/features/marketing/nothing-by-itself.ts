/** Answers to common worries about a free trial. */
export const nothingByItself =
  'We don’t charge you automatically when a trial ends. You see the price before you subscribe.';
