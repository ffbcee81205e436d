import { brand } from '#contract/brand.ts';
import { usualSupport } from '#contract/usual-support.ts';
import { escapeHtml } from './escape-html.ts';

/** The content of a mail. Plain words; nothing in them is read as HTML. */
export interface MailContent {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** A user's own words, which must not pass for ours. */
  readonly quote?: MailQuote;
  readonly button?: MailLink;
  readonly footnote?: string;
  /** Below the footnote, for example how to unsubscribe. */
  readonly links?: readonly MailLink[];
}

interface MailQuote {
  readonly from: string;
  readonly words: string;
}

interface MailLink {
  readonly label: string;
  readonly url: string;
}

const fonts = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const colours = { canvas: '#fbfaf5', surface: '#ffffff', line: '#e0dccd', ink: '#12211b', soft: '#4b5a52' };
const green = '#0f4d3a';
const marigold = '#f6a91f';

const styles = {
  body: `margin:0;padding:24px 12px;background:${colours.canvas};color:${colours.ink};font-family:${fonts}`,
  card: `max-width:560px;margin:0 auto;background:${colours.surface};border:1px solid ${colours.line};border-radius:16px;overflow:hidden`,
  name: `margin:0;padding:20px 28px;background:${green};color:#fdfbf3;font-size:20px;font-weight:700;border-bottom:4px solid ${marigold}`,
  content: 'padding:28px',
  heading: `margin:0 0 16px;font-size:24px;line-height:1.25;color:${green}`,
  paragraph: 'margin:0 0 16px;font-size:16px;line-height:1.6',
  quote: `margin:0 0 16px;padding:2px 0 2px 16px;border-left:4px solid ${marigold};font-size:16px;line-height:1.6;overflow-wrap:anywhere`,
  button: `display:inline-block;padding:14px 24px;background:${marigold};color:#1b1405;font-size:16px;font-weight:700;text-decoration:none;border-radius:12px`,
  small: `margin:16px 0 0;font-size:14px;line-height:1.5;color:${colours.soft};overflow-wrap:anywhere`,
  foot: `max-width:560px;margin:16px auto 0;padding:0 28px;font-size:13px;line-height:1.5;color:${colours.soft}`,
} as const;

/** For mail programs that show a dark page when the device does. The others never see it. */
const darkStyles = [
  'body{background:#0b1410 !important;color:#eef2ec !important}',
  '.card{background:#121c17 !important;border-color:#2b3a32 !important}',
  'h1,.link{color:#8fd9b6 !important}',
  '.soft{color:#a9b8af !important}',
].join('');

const sender = `${brand.company.legalName}, ${brand.company.city}, ${brand.company.country}`;
const help = `Questions? Write to ${usualSupport.email} or call ${usualSupport.phone}.`;

/** The phone number stays on one line. */
const unbroken = (words: string) => words.replace(usualSupport.phone, usualSupport.phone.replaceAll(' ', '\u00a0'));

/** The same mail as HTML and as plain text. Throws when the button leads anywhere but to a web address. */
export function renderMail(content: MailContent): { html: string; text: string } {
  const { button, links = [] } = content;
  for (const { url } of button ? [button, ...links] : links)
    if (!/^https?:$/.test(new URL(url).protocol)) throw new Error('A button leads to a web address');
  return { html: htmlOf(content), text: textOf(content) };
}

function htmlOf({ heading, paragraphs, quote, button, footnote, links = [] }: MailContent): string {
  const parts = [
    element('h1', styles.heading, heading),
    ...paragraphs.map((paragraph) => element('p', styles.paragraph, paragraph)),
    ...(quote ? [quoteOf(quote)] : []),
    ...(button ? [buttonOf(button)] : []),
    ...(footnote ? [element('p', styles.small, footnote, 'soft')] : []),
    ...(links.length > 0 ? [linksOf(links)] : []),
  ];
  return `<!doctype html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkStyles}}</style>
</head>
<body style="${styles.body}">
<div class="card" style="${styles.card}">
${element('p', styles.name, brand.name)}
<div style="${styles.content}">
${parts.join('\n')}
</div>
</div>
<div class="soft" style="${styles.foot}">${escapeHtml(unbroken(help))}<br>${escapeHtml(sender)}</div>
</body>
</html>
`;
}

function linksOf(links: readonly MailLink[]): string {
  const each = links.map(
    ({ label, url }) => `<a class="link" href="${escapeHtml(url)}" style="color:${green}">${escapeHtml(label)}</a>`,
  );
  return `<p class="soft" style="${styles.small}">${each.join(' &nbsp;·&nbsp; ')}</p>`;
}

// Every end of a line that a mail program may take for one: else a line could leave the quote.
const linesOf = (words: string) => words.split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/);
const wrote = (from: string) => `${from} wrote:`;

function quoteOf({ from, words }: MailQuote): string {
  return `${element('p', styles.paragraph, wrote(from))}
<blockquote style="${styles.quote}">${linesOf(words).map(escapeHtml).join('<br>')}</blockquote>`;
}

function buttonOf({ label, url }: MailLink): string {
  const href = escapeHtml(url);
  return `<p style="${styles.paragraph}"><a href="${href}" style="${styles.button}">${escapeHtml(label)}</a></p>
<p class="soft" style="${styles.small}">If the button does not work, open this address: <a class="link" href="${href}" style="color:${green}">${href}</a></p>`;
}

function textOf({ heading, paragraphs, quote, button, footnote, links = [] }: MailContent): string {
  const blocks = [
    heading,
    ...paragraphs,
    ...(quote ? [[wrote(quote.from), ...linesOf(quote.words).map((line) => `> ${line}`.trimEnd())].join('\n')] : []),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...(footnote ? [footnote] : []),
    ...links.map(({ label, url }) => `${label}:\n${url}`),
    `--\n${brand.name}\n${help}\n${sender}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

function element(tag: string, style: string, words: string, className?: string): string {
  return `<${tag}${className ? ` class="${className}"` : ''} style="${style}">${escapeHtml(words)}</${tag}>`;
}
