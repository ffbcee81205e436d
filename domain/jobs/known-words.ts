// Shorter ones are in too many words.
const shortest = 3;
const shortestOfDomain = 4;

const parts = (text: string, from: number) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part.length >= from);

/** Guesses at a password by a stranger who knows the name of a person or a company. In lower case. */
export function wordsOfName(name: string): string[] {
  const words = parts(name, shortest);
  return words.length > 0 ? [name.trim().toLowerCase(), words.join(''), ...words] : [];
}

/** The same for one who knows the email address. */
export function wordsOfEmail(email: string): string[] {
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)];
  return [
    email.toLowerCase(),
    local.toLowerCase(),
    ...parts(local, shortest),
    ...parts(domain, shortestOfDomain),
  ].filter((word) => word.length >= shortest);
}
