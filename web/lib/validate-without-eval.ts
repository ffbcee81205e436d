/**
 * zod tries whether it may compile its checks with `eval`. Our Content-Security-Policy says no, which browsers report as an
 * issue of the page. This is what `z.config({ jitless: true })` sets, without bringing zod to pages that do without it; it has
 * to come before any schema is made.
 */
(globalThis as { __zod_globalConfig?: object }).__zod_globalConfig = { jitless: true };
