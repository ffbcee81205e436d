import { resolveOnce } from '#server/platform/resolve-once.ts';

// Imported before a script: a script's imports are resolved before its first line runs.
resolveOnce();
