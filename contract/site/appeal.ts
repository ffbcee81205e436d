/** The contact form: a suspended user cannot sign in to write to the team. */
export const appealAddress = '/contact?about=suspension';

/** The suggested subject there. */
export const appealSubject = 'Appeal against the suspension of my account';
