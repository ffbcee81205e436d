import type { Endpoint } from '#contract/endpoint.ts';

// Without test files, which would run again with every importer.
const modules = import.meta.glob<Record<string, unknown>>(['../../contract/**/*.ts', '!../../contract/**/*.test.ts'], {
  eager: true,
});

/** Every endpoint that any file of the contract exports, mounted or not. */
export const contractEndpoints: readonly Endpoint[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((exported) => typeof exported === 'object' && exported !== null)
  .flatMap((group) => Object.values(group))
  .filter(isEndpoint);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'gate' in value;
}
