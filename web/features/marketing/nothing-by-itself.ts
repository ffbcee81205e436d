/** What everybody fears of a free trial. */
export const nothingByItself = 'Nothing is charged by itself: you subscribe first, and see the price before you pay.';
