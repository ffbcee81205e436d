/** What the sign-in protocol says of a confirmation link that was used. The page knows it by these words: the code is that of any dead link. */
export const confirmedAlready = 'Email link is invalid or has expired: its address is confirmed already';
