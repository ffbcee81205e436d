import type { FastifyInstance } from 'fastify';
import { policyReportsPath } from '#contract/diagnostics/policy-reports.ts';

interface Allowed {
  /** CSP sources such as `'sha256-…'` of the inline scripts that may run. */
  readonly scriptHashes?: readonly string[];
  /** CSP sources besides our own origin that a form may be posted to. */
  readonly formTargets?: readonly string[];
}

/** The Content-Security-Policy of every page: nothing from elsewhere, and no inline script but those given. */
export function contentSecurityPolicy({ scriptHashes = [], formTargets = [] }: Allowed = {}): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    "script-src-attr 'none'",
    "style-src 'self'",
    // Positions that a script or the prerenderer sets on an element; a style sheet cannot be injected this way.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    // A PDF that a page fetched itself, in the browser's viewer.
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "frame-ancestors 'none'",
    // The newer way, which the browsers that know it prefer, and the one that all know.
    'report-to policy',
    `report-uri ${policyReportsPath}`,
  ].join('; ');
}

/** Headers of every answer. */
export function securityHeaders({ hsts }: { hsts: boolean }): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(),
    'reporting-endpoints': `policy="${policyReportsPath}"`,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=(self), payment=(), usb=()',
    ...(hsts && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}

/** A route may set its own policy, and who may embed its answer; the rest is the same everywhere. */
const leftToRoutes = new Set(['content-security-policy', 'cross-origin-resource-policy']);

export function addSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  const given = Object.entries(headers);
  app.addHook('onSend', (_request, reply, _payload, done) => {
    for (const [name, value] of given) {
      if (!leftToRoutes.has(name) || !reply.hasHeader(name)) reply.header(name, value);
    }
    const policy = String(reply.getHeader('content-security-policy'));
    // In no frame, whatever else a route allows: nothing falls back to default-src for that.
    if (!policy.includes('frame-ancestors'))
      reply.header('content-security-policy', `${policy}; frame-ancestors 'none'`);
    done();
  });
}
