/** What people fear of a free trial. */
export const nothingByItself =
  'Nothing is charged automatically. You subscribe first, and see the price before you pay.';
