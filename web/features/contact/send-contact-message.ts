/** What the contact form sends, as `contract/contact/contact.ts` describes it. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly user_type: string | null;
  /** The honeypot: only a bot fills it in. */
  readonly website?: string;
}

/**
 * Sends a message to the team. Throws on failure. Not through the API client, which would load the sign-in code on a
 * page that needs none.
 */
export async function sendContactMessage(message: ContactMessage): Promise<void> {
  const response = await fetch('/functions/v1/send-contact-email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
  if (!response.ok) throw new Error(`The message was answered with ${response.status}.`);
}
