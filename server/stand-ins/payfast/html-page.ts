import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Html } from '#server/platform/html.ts';
import { escapeHtml } from '#server/platform/mail/escape-html.ts';

const style = `
:root { color-scheme: light dark; --line: #8885; --brand: #b3261e; --soft: #5d6066; --panel: #8881 }
@media (prefers-color-scheme: dark) { :root { --brand: #ff897d; --soft: #b4b8bf } }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 56rem; padding: 1.5rem 1rem 4rem; font: 1rem/1.5 system-ui, sans-serif }
body.narrow { max-width: 26rem }
h1 { font-size: 1.5rem; margin: .5rem 0 } h2 { font-size: 1.125rem; margin-top: 2rem } a { color: inherit }
.soft, small, dt { color: var(--soft) } small { display: block } .mark { color: var(--brand); font-weight: 700 }
.amount { font-size: 2rem; font-weight: 700; margin: 0 }
.bad { border-left: .25rem solid var(--brand); padding: .25rem .75rem; background: var(--panel) }
fieldset { border: 1px solid var(--line); border-radius: .75rem; padding: 1rem; margin: 1rem 0; display: grid; gap: .75rem }
label { display: grid; gap: .25rem } label.inline { display: flex; gap: .5rem; align-items: center }
input, select { font: inherit; padding: .5rem; border: 1px solid var(--line); border-radius: .5rem; width: 100% }
input[type=checkbox] { width: auto }
button { font: inherit; min-height: 2.75rem; padding: .5rem 1rem; border: 1px solid var(--line); border-radius: .5rem; cursor: pointer }
button.main { background: #8c1d18; color: #fff; border-color: transparent; font-weight: 600 }
.stack { display: grid; gap: .75rem } .row { display: flex; flex-wrap: wrap; gap: .5rem }
ul { list-style: none; padding: 0 } li { border-top: 1px solid var(--line); padding: .75rem 0; overflow-wrap: anywhere }
li .row, details { margin-top: .5rem }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem } dd { margin: 0; overflow-wrap: anywhere }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--panel); padding: .75rem; border-radius: .5rem; margin: .5rem 0 }`;

const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

interface Page {
  readonly title: string;
  readonly body: Html;
  readonly narrow?: boolean;
  /** Where its forms redirect to, besides its own origin. */
  readonly leadsTo?: readonly string[];
}

export function sendPage(reply: FastifyReply, { title, body, narrow = false, leadsTo = [] }: Page): FastifyReply {
  const targets = leadsTo.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin);
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': [
        "default-src 'none'",
        `style-src ${styleHash}`,
        "base-uri 'none'",
        `form-action ${["'self'", ...new Set(targets)].join(' ')}`,
        "frame-ancestors 'none'",
      ].join('; '),
    })
    .send(`<!doctype html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body${narrow ? ' class="narrow"' : ''}>
${body.text}
</body>
</html>
`);
}
