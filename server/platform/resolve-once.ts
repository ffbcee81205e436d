import { type ResolveFnOutput, registerHooks } from 'node:module';

/**
 * For each import of a package Node reads anew what that package exports, which for `drizzle-orm` are 180 kB, asked for by
 * 200 files: a third of a start. A name means the same file to all of ours, so the answer is kept.
 */
export function resolveOnce(): void {
  const found = new Map<string, ResolveFnOutput>();
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL = '', conditions } = context;
      const ours = parentURL.startsWith('file:') && !parentURL.includes('/node_modules/');
      const isName = !/^[./]|^\w+:/.test(specifier);
      if (!ours || !isName || !conditions.includes('import')) return next(specifier, context);
      const resolved = found.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
      found.set(specifier, resolved);
      return resolved;
    },
  });
}
