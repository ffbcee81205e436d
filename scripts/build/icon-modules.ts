import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const library = 'lucide-react';
const taken = /import\s*\{([^}]*)\}\s*from\s*(["'])lucide-react\2;?/g;
const kept = /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g;

/**
 * Rewrites icon imports to the icons' own files: the splitter derives a page's needs from its imports, and through the library's single entry every
 * page seems to need every icon of the site.
 */
export function iconModules(): Plugin {
  let files: Promise<Map<string, string>> | undefined;
  return {
    name: 'icon-modules',
    apply: 'build',
    transform: {
      filter: { id: /\/web\/.*\.tsx?$/, code: /["']lucide-react["']/ },
      async handler(code) {
        files ??= readIconFiles();
        return { code: takeIconsFromFiles(code, await files), map: null };
      },
    },
  };
}

/** Other exports stay imported from the library; types are not needed any more. */
export function takeIconsFromFiles(code: string, files: ReadonlyMap<string, string>): string {
  return code.replaceAll(taken, (_, names: string) => {
    const rest: string[] = [];
    const lines: string[] = [];
    for (const name of names.split(',').map((one) => one.trim())) {
      const [exported = '', local = exported] = name.split(/\s+as\s+/);
      const file = files.get(exported);
      if (file) lines.push(`import ${local} from '${library}/icons/${file}';`);
      else if (name && !name.startsWith('type ')) rest.push(name);
    }
    if (rest.length > 0) lines.push(`import { ${rest.join(', ')} } from '${library}';`);
    return lines.join(' ');
  });
}

/** The library's exports, each with its file. */
export async function readIconFiles(): Promise<Map<string, string>> {
  const text = await readFile(fileURLToPath(import.meta.resolve(`${library}/dist/esm/lucide-react.mjs`)), 'utf8');
  return new Map(
    [...text.matchAll(kept)].flatMap(([, names = '', file = '']) =>
      names.split(',').map((name) => [name.trim().replace(/^default as /, ''), file] as const),
    ),
  );
}
