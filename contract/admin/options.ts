/** A count beyond this is shown as this with a plus. */
export const mostCounted = 1000;
