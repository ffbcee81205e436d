import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Endpoint } from '#contract/endpoint.ts';
import { projectRoot } from '#server/platform/env.ts';

/** The part of an endpoint that callers read; the rest serves the server and the OpenAPI document. */
const called = ['method', 'path', 'gate', 'afterTrial', 'contentType', 'secretAnswer', 'about', 'changes'] as const;

/**
 * Scripts get endpoints as data, without their schemas and texts, and so without zod. `import { jobsApi } from '#contract/jobs/jobs.ts'` becomes
 * `import * as jobsApi from '#contract/jobs/jobs.ts?jobsApi'`, a module with a constant for each endpoint, of which unused ones are left out.
 */
export function endpointsAsData(): Plugin {
  const contract = join(projectRoot, 'contract/');
  return {
    name: 'endpoints-as-data',
    apply: 'build',
    transform: {
      filter: { id: /\/(?:contract|web)\/[^?]+\.tsx?\b/, code: /Api\b/ },
      handler(code, id) {
        if (id.startsWith(contract)) return { code: withoutEndpoints(code), map: null };
        const data = importingData(code);
        const schema = schemaTaken(data);
        if (schema)
          this.error(`${schema}: in the browser, endpoints have no schemas. Import the schema by its own name.`);
        return { code: data, map: null };
      },
    },
    load: {
      filter: { id: /\/contract\/.+\.ts\?\w+Api$/ },
      async handler(id) {
        const [file = '', name = ''] = id.split('?');
        const module = await import(pathToFileURL(file).href);
        return dataModule(module[name]);
      },
    },
  };
}

const contractImport = /\bimport\s*\{([^{}]*)\}\s*from\s*["'](#contract\/[^"']+)["'];?/g;

const isApi = /^\w+Api(\s+as\s|$)/;

/** Compiled code in which the names of endpoints are imported as modules of data. */
export function importingData(code: string): string {
  return code.replace(contractImport, (whole, list: string, file: string) => {
    const names = list.split(',').map((name) => name.trim());
    const others = names.filter((name) => !isApi.test(name));
    if (others.length === names.length) return whole;
    const data = names
      .filter((name) => isApi.test(name))
      .map((name) => {
        const [api, local = api] = name.split(/\s+as\s+/);
        return `import * as ${local} from "${file}?${api}";`;
      });
    return [...data, ...(others.length > 0 ? [`import { ${others.join(', ')} } from "${file}";`] : [])].join('\n');
  });
}

/** Where code takes a schema from an endpoint that it imports as data; null: nowhere. */
export function schemaTaken(code: string): string | null {
  for (const [, api] of code.matchAll(/\bimport \* as (\w+) from "[^"]+\?\w+Api"/g)) {
    const member = `\\b${api}\\.\\w+\\.(?:${schemas})\\b`;
    const destructured = `\\{[^{}]*\\b(?:${schemas})\\b[^{}]*\\}\\s*=\\s*${api}\\.\\w+`;
    const found = new RegExp(`${member}|${destructured}`).exec(code);
    if (found) return found[0];
  }
  return null;
}

const schemas = 'params|query|body|response';

/** The code of a contract module, compiled or not, with empty objects in place of its endpoints. */
export const withoutEndpoints = (code: string): string =>
  code.replace(/^export const (\w+Api) = \{\n.*?^\};/gms, 'export const $1 = {};');

/** A module that exports each endpoint as a constant. */
export function dataModule(api: Readonly<Record<string, Endpoint>>): string {
  return Object.entries(api)
    .map(([name, endpoint], at) => {
      const data = Object.fromEntries(called.map((field) => [field, endpoint[field]]));
      return `const e${at} = ${JSON.stringify(data)};\nexport { e${at} as ${name} };\n`;
    })
    .join('');
}
