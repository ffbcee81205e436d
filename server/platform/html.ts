import { escapeHtml } from './mail/escape-html.ts';

/** Text that is HTML already. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | null | Html | readonly Html[];

/** Escapes inserted values, except HTML. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(textOf)));
}

function textOf(part: Part): string {
  if (part === null) return '';
  if (part instanceof Html) return part.text;
  return typeof part === 'object' ? part.map(({ text }) => text).join('\n') : escapeHtml(String(part));
}

// A script ends at its first end tag, and the separators end a line in older JavaScript.
const unsafeInScripts = /[<>&\u2028\u2029]/g;

/** A data block such as JSON-LD: what people wrote cannot end it, or begin anything. */
export function dataBlock(type: string, value: unknown): Html {
  const json = JSON.stringify(value).replace(
    unsafeInScripts,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return html`<script type="${type}">${new Html(json)}</script>`;
}
