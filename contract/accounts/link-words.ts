/** The sign-in protocol's message for a used confirmation link. The page recognises it by this text: the code is that of any dead link. */
export const confirmedAlready = 'Email link is invalid or has expired: its address is confirmed already';
