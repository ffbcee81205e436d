/** Of one person, or one administrator. */
export const passkeyMaximum = 10;
