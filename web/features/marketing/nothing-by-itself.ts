/** Answers to common worries about a free trial. */
export const nothingByItself =
  'We won’t charge you automatically when a trial ends. You’ll see the price before you subscribe.';
