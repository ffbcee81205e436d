const kept = new Set(
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.'].map((c) => c.charCodeAt(0)),
);

const encoded = Array.from({ length: 256 }, (_, byte) => {
  if (kept.has(byte)) return String.fromCharCode(byte);
  return byte === 0x20 ? '+' : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
});

/** PHP's `urlencode`, which PayFast signs with. No built-in encoder agrees with it on `*`, `~`, `!`, `'`, `(` and `)`. */
export function phpUrlEncode(value: string | Uint8Array): string {
  let text = '';
  for (const byte of typeof value === 'string' ? Buffer.from(value) : value) text += encoded[byte];
  return text;
}

/** PHP's `urldecode`, to bytes: a signed notification need not be UTF-8. */
export function phpUrlDecode(text: string): Buffer {
  const spaced = Buffer.from(text.replaceAll('+', ' ')).toString('latin1');
  const decoded = spaced.replace(/%([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(decoded, 'latin1');
}
