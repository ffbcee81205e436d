/**
 * zod tests whether it may compile its checks with `eval`. Our Content-Security-Policy forbids it, which browsers
 * report as an issue of the page. This is what `z.config({ jitless: true })` sets, without loading zod on pages that
 * don't need it; it has to run before any schema is created.
 */
(globalThis as { __zod_globalConfig?: object }).__zod_globalConfig = { jitless: true };
