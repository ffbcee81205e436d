import { resolveOnce } from './platform/resolve-once.ts';

resolveOnce();
await import('./app/start.ts');
