import { brand } from '#contract/brand.ts';
import { escapeHtml } from '../mail/escape-html.ts';

export interface ShownMail {
  readonly id: string;
  readonly at: Date;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const time = new Intl.DateTimeFormat('en-ZA', {
  timeZone: 'Africa/Johannesburg',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

const style = `
:root { color-scheme: light dark; --line: #8885; --brand: #0f4d3a; --soft: #59665f }
@media (prefers-color-scheme: dark) { :root { --brand: #5fc99e; --soft: #a8b9af } }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 4rem; font: 1rem/1.5 system-ui, sans-serif }
h1 { font-size: 1.5rem; overflow-wrap: anywhere } h2 { font-size: 1.125rem; margin-top: 2rem }
a { color: var(--brand) }
ul { list-style: none; padding: 0 } li { border-top: 1px solid var(--line); padding: .75rem 0 }
li a { font-weight: 600 } small, dt, .soft { color: var(--soft) } small { display: block; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem } dd { margin: 0; overflow-wrap: anywhere }
iframe, pre { box-sizing: border-box; width: 100%; border: 1px solid var(--line); border-radius: .75rem }
iframe { height: 40rem; background: #fff } pre { padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere }`;

export function listPage(mails: readonly ShownMail[], total: number): string {
  const intro = 'Without an SMTP server, emails are written to files and shown here, newest first.';
  const hidden = total - mails.length;
  return page(
    'Emails',
    `<h1>Emails</h1>
<p class="soft">${intro}</p>
${mails.length === 0 ? '<p>No emails yet. Sign up, and your confirmation email appears here.</p>' : ''}
<ul>${mails.map(item).join('\n')}</ul>
${hidden > 0 ? `<p class="soft">${hidden} older ${hidden === 1 ? 'email is' : 'emails are'} not shown.</p>` : ''}`,
  );
}

function item({ id, at, from, to, subject }: ShownMail): string {
  return `<li><a href="/dev/mail/${id}">${titleOf(subject)}</a>
<small>To ${escapeHtml(to)}</small><small>From ${escapeHtml(from)}, ${stamp(at)}</small></li>`;
}

export function mailPage({ id, at, from, to, subject, text }: ShownMail): string {
  return page(
    subject,
    `<p><a href="/dev/mail">All emails</a></p>
<h1>${titleOf(subject)}</h1>
<dl><dt>From</dt><dd>${escapeHtml(from)}</dd><dt>To</dt><dd>${escapeHtml(to)}</dd><dt>Time</dt><dd>${stamp(at)}</dd></dl>
<iframe src="/dev/mail/${id}/html" title="The email as it looks" sandbox="allow-top-navigation-by-user-activation"></iframe>
<h2>As plain text</h2>
<pre>${linked(text)}</pre>`,
  );
}

function titleOf(subject: string): string {
  return escapeHtml(subject) || '(no subject)';
}

function stamp(at: Date): string {
  return `<time datetime="${at.toISOString()}">${time.format(at)} SAST</time>`;
}

function linked(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<>]+/g, (address) => `<a href="${address}">${address}</a>`);
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} | ${escapeHtml(brand.name)}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`;
}
