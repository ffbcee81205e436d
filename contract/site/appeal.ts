/** The contact form: whoever is suspended cannot sign in to write to the team. */
export const appealAddress = '/contact?about=suspension';

/** What it proposes as the subject there. */
export const appealSubject = 'Appeal against the suspension of my account';
