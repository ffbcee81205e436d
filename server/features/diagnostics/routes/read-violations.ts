import { z } from 'zod';
import type { Violation } from '../commands/record-policy-report.ts';

const text = z.string().max(4000);

/** The format of `report-uri`: CSP Level 2, section 4.4. */
const oldReport = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'violated-directive': text,
    'effective-directive': text.optional(),
    'blocked-uri': text,
  }),
});

/** The format of `report-to`, a batch: CSP Level 3, section 5.4. Other types arrive at the same address. */
const newReports = z
  .array(
    z.union([
      z.object({
        type: z.literal('csp-violation'),
        body: z.object({ documentURL: text, effectiveDirective: text, blockedURL: text }),
      }),
      z.unknown().transform(() => null),
    ]),
  )
  .max(20);

const report = z.union([
  oldReport.transform(({ 'csp-report': one }) => [
    {
      page: one['document-uri'],
      directive: one['effective-directive'] ?? one['violated-directive'],
      blocked: one['blocked-uri'],
    },
  ]),
  newReports.transform((all) =>
    all.flatMap((one) =>
      one === null
        ? []
        : [{ page: one.body.documentURL, directive: one.body.effectiveDirective, blocked: one.body.blockedURL }],
    ),
  ),
]);

const longest = 300;

/**
 * The violations in a browser's report, without queries or ids that identify a visit. Leaves out pages of other sites, and what
 * browser extensions add to ours. Null when it is not a report.
 */
export function readViolations(sent: unknown, siteUrl: string): readonly Violation[] | null {
  const { data } = report.safeParse(sent);
  if (!data) return null;
  return data.flatMap(({ page, directive, blocked }) => {
    const [name = ''] = directive.trim().split(/\s/);
    const document = URL.canParse(page) ? new URL(page) : null;
    const what = describeBlocked(blocked);
    if (document?.origin !== new URL(siteUrl).origin || !/^[a-z-]{1,40}$/.test(name) || what === null) return [];
    return [
      { directive: name, blocked: what.slice(0, longest), page: withoutIds(document.pathname).slice(0, longest) },
    ];
  });
}

function describeBlocked(blocked: string): string | null {
  if (/^[a-z-]{1,40}$/.test(blocked)) return /extension$/.test(blocked) ? null : blocked;
  if (!URL.canParse(blocked)) return null;
  const { protocol, origin, pathname } = new URL(blocked);
  if (/extension:$/.test(protocol)) return null;
  return protocol === 'https:' || protocol === 'http:' ? origin + withoutIds(pathname) : protocol.slice(0, -1);
}

const withoutIds = (path: string) => path.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4,}/gi, '…');
