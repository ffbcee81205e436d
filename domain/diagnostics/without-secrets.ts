const hidden: readonly (readonly [RegExp, string])[] = [
  [/(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/@]*@/gi, '$1'],
  [/(\bhttps?:\/\/[^\s?#"]*)[?#][^\s"]*/gi, '$1'],
  [/[^\s<>()"'@:;,]+@[^\s<>()"'@:;,]+\.[^\s<>()"'@:;,]+/g, '(address)'],
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, '$1 (token)'],
  [/\beyJ[\w-]*\.[\w-]*(\.[\w-]*)?/g, '(token)'],
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '(id)'],
  [/\b\d{13}\b/g, '(number)'],
  [/(?:\+27[\s-]?|\b0)\d{2}[\s-]?\d{3}[\s-]?\d{4}\b/g, '(number)'],
  // A key or a hash: long, and of letters and digits.
  [/(?=[\w+/=-]*\d)(?=[\w+/=-]*[a-z])[\w+/=-]{24,}/gi, '(removed)'],
];

/** A text that may be sent to others: without addresses, ids, numbers of people, tokens and keys. */
export const withoutSecrets = (text: string, known: readonly string[] = []): string =>
  hidden.reduce(
    (left, [pattern, instead]) => left.replace(pattern, instead),
    known.reduce((left, secret) => (secret.length < 4 ? left : left.replaceAll(secret, '…')), text),
  );
