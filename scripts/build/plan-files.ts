import type { View } from './views.ts';

interface Module {
  readonly importedIds: readonly string[];
  readonly code: string | null;
  readonly isEntry: boolean;
}

export interface Modules {
  getModuleInfo(id: string): Module | null;
}

/** Modules of one file. */
interface Part {
  readonly modules: string[];
  readonly imports: Set<Part>;
  /** The views that fetch it, a bit for each. Those of what it imports include them, so no two parts import each other. */
  views: bigint;
  /** Of source without comments and indents, so that a comment never moves a module to another file. */
  bytes: number;
}

/** What a further file costs a view, in such bytes: a request, its headers, and compression that begins anew. */
const fileCost = 3_200;
/** How much a view counts: those of the public site, with the smallest limit, most; then the first of a portal; one without a limit least. */
function weightOf(limit: number | null): number {
  if (limit === null) return 1;
  if (limit < 150) return 120;
  return limit < 190 ? 96 : 80;
}

/**
 * The files of modules that several views need. At first, a file has what exactly the same views need. Then files are merged, the smallest first, where
 * views save more by fewer requests than others lose by code they don't need.
 */
export function planFiles(views: readonly View[], modules: Modules): (readonly string[])[] {
  const parts = new Set(partsOf(views, modules));
  const weigh = weigherOf(views);

  let before: number;
  do {
    before = parts.size;
    for (const part of [...parts].sort((one, other) => one.bytes - other.bytes)) {
      const partner = parts.has(part) ? findPartner(part) : null;
      if (partner) merge(part, partner);
    }
  } while (parts.size < before);
  // What is imported lazily keeps a file of its own, under its own name.
  const lazy = new Set(views.flatMap((view) => view.modules).filter((id) => !modules.getModuleInfo(id)?.isEntry));
  return [...parts].filter(({ views }) => !isOne(views)).map((part) => part.modules.filter((id) => !lazy.has(id)));

  function findPartner(part: Part): Part | null {
    let best: { other: Part; gain: number } | null = null;
    for (const other of parts) {
      if (other === part || (other.views & part.views) === 0n) continue;
      const gain = gainOf(part, other);
      if (gain > (best?.gain ?? 0)) best = { other, gain };
    }
    return best?.other ?? null;
  }

  /** Bytes that the views save, weighted. */
  function gainOf(one: Part, other: Part): number {
    const all = one.views | other.views;
    const lost = (part: Part, bytes: number) => bytes * (weigh(part.views | all) - weigh(part.views));
    const saved = fileCost * weigh(one.views & other.views) - lost(one, one.bytes) - lost(other, other.bytes);
    if (saved <= 0) return saved;
    return raisedBy(one, other).reduce((gain, part) => gain - lost(part, part.bytes + fileCost), saved);
  }

  function merge(one: Part, other: Part) {
    const all = one.views | other.views;
    for (const part of [one, other, ...raisedBy(one, other)]) part.views |= all;
    for (const [first, ...same] of Map.groupBy(parts, (part) => part.views).values()) {
      for (const part of same) absorb(first as Part, part);
    }
  }

  function absorb(whole: Part, part: Part) {
    parts.delete(part);
    whole.modules.push(...part.modules);
    whole.bytes += part.bytes;
    for (const imported of part.imports) whole.imports.add(imported);
    for (const importer of parts) if (importer.imports.delete(part)) importer.imports.add(whole);
    whole.imports.delete(whole);
  }
}

/** What both import, also indirectly, and not all of their views fetch yet. */
function raisedBy(one: Part, other: Part): Part[] {
  const all = one.views | other.views;
  const found = new Set([one, other]);
  for (const part of found) {
    for (const imported of part.imports) if ((imported.views & all) !== all) found.add(imported);
  }
  return [...found].slice(2);
}

const isOne = (views: bigint) => (views & (views - 1n)) === 0n;

function weigherOf(views: readonly View[]): (some: bigint) => number {
  const weights = views.map(({ limit }) => weightOf(limit));
  const known = new Map<bigint, number>();
  return (some) => {
    const weight =
      known.get(some) ?? weights.reduce((sum, one, at) => sum + Number((some >> BigInt(at)) & 1n) * one, 0);
    known.set(some, weight);
    return weight;
  };
}

/** A part for each set of views that has modules of its own. */
function partsOf(views: readonly View[], modules: Modules): Part[] {
  const needed = new Map<string, bigint>();
  views.forEach((view, at) => {
    for (const id of reachedFrom(view.modules, modules)) needed.set(id, (needed.get(id) ?? 0n) | (1n << BigInt(at)));
  });
  const parts = new Map(
    [...Map.groupBy(needed.keys(), (id) => needed.get(id) ?? 0n)].map(([of, ids]): [bigint, Part] => {
      const bytes = ids.reduce((sum, id) => sum + sizeOf(modules.getModuleInfo(id)?.code ?? ''), 0);
      return [of, { modules: ids, imports: new Set(), views: of, bytes }];
    }),
  );
  for (const [id, of] of needed) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) {
      const [part, other] = [of, needed.get(imported) ?? 0n].map((key) => parts.get(key));
      if (part && other && part !== other) part.imports.add(other);
    }
  }
  return [...parts.values()];
}

/** Characters without comments and indents. */
const sizeOf = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replace(/\s+/g, ' ').length;

/** These modules and all of their static imports. */
function reachedFrom(ids: readonly string[], modules: Modules): Set<string> {
  const found = new Set(ids);
  for (const id of found) {
    const module = modules.getModuleInfo(id);
    if (!module) throw new Error(`The build has no module ${id}.`);
    for (const imported of module.importedIds) found.add(imported);
  }
  return found;
}
