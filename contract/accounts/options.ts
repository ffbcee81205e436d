/** Maximum for one user or administrator. */
export const passkeyMaximum = 10;
