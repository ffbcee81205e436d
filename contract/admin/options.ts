/** A count beyond this is shown as this with a plus. */
export const mostCounted = 1000;

/** The indexes find nothing for fewer characters. */
export const shortestSearch = 3;

export const longestSearch = 100;
