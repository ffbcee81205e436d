interface TextPart {
  readonly text: string;
  /** The target; null: not a link. */
  readonly address: string | null;
}

const addresses = /\b(?:https?:\/\/|www\.)[^\s<>"“”]+/giu;

/** Closing punctuation, and a bracket opened before the URL, are not part of it. */
function trimmed(found: string): string {
  let address = found.replace(/[.,;:!?'’…*_]+$/u, '');
  while (address.endsWith(')') && address.split(')').length > address.split('(').length)
    address = address.slice(0, -1).replace(/[.,;:!?'’…]+$/u, '');
  return address;
}

function addressOf(written: string): string | null {
  const address = /^www\./i.test(written) ? `https://${written}` : written;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, href } = new URL(address);
  return /^https?:$/.test(protocol) && hostname.includes('.') ? href : null;
}

/** A text split into parts, with the target of each URL: `http:` and `https:` only. */
export function textLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { 0: found, index } of text.matchAll(addresses)) {
    const written = trimmed(found);
    const address = addressOf(written);
    if (address === null) continue;
    if (index > done) parts.push({ text: text.slice(done, index), address: null });
    parts.push({ text: written, address });
    done = index + written.length;
  }
  return done < text.length ? [...parts, { text: text.slice(done), address: null }] : parts;
}
