import { quantity } from '#domain/shared/quantity.ts';

const mostAsked = 3;

/** The first of what is to be asked, and the number of the others. */
export function askedWords(ask: readonly string[]): string {
  const others = ask.length - mostAsked;
  return [...ask.slice(0, mostAsked), ...(others > 0 ? [`${quantity(others, 'other')}`] : [])].join('; ');
}

/** A question for the message box. The business may change it before sending. */
export const questionAbout = (fullName: string, ask: readonly string[]): string =>
  `Hi ${fullName.trim().split(/\s+/)[0]}. For this job I’d like to know about: ${ask.join('; ')}. Could you tell me more?`;
