import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { readYaml } from '#server/features/courses/content/services/read-yaml.ts';
import { projectRoot } from '#server/platform/env.ts';
import { StartupError } from '#server/platform/startup-error.ts';

/** Reads a file of `content`. Throws a StartupError that names the line of each mistake. */
export function readContent<T>(path: string, schema: z.ZodType<T>): T {
  const file = join('content', path);
  const problems: string[] = [];
  const { data } = readYaml(readFileSync(join(projectRoot, file), 'utf8'), schema, (says, line) =>
    problems.push(`${file}${line ? `:${line}` : ''}: ${says}`),
  );
  if (data === null) throw new StartupError(problems);
  return data;
}

/** The YAML files of a folder of `content`, in the order of their names. */
export const listContent = (folder: string): string[] =>
  readdirSync(join(projectRoot, 'content', folder))
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .map((name) => join(folder, name));
