import { resolveOnce } from '#server/platform/resolve-once.ts';

// Imported before a script: what the script imports is resolved before its first line runs.
resolveOnce();
