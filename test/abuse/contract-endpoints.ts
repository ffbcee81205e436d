import type { Endpoint } from '#contract/endpoint.ts';

// Without test files, which would run again with every importer.
const modules = import.meta.glob<Record<string, unknown>>(['../../contract/**/*.ts', '!../../contract/**/*.test.ts'], {
  eager: true,
});

const exported = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((one) => typeof one === 'object' && one !== null)
  .flatMap((group) => Object.values(group))
  .filter(isEndpoint);

/** Every endpoint that any file of the contract exports, mounted or not; once, if two groups have it. */
export const contractEndpoints: readonly Endpoint[] = [...new Set(exported)];

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'gate' in value;
}
