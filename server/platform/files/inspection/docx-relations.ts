import { Refusal } from '../../refusal.ts';

interface Relation {
  /** The last word of its type: "hyperlink", "image". */
  readonly kind: string;
  readonly target: string;
  readonly external: boolean;
}

// Each looks no further than the next "<", and at each word once: input made to be scanned again and again would block us for hours.
const started = /<(?:[\w.-]+:)?Relationship\s/g;
const relation = /<(?:[\w.-]+:)?Relationship\s((?:[^<>"']|"[^<"]*"|'[^<']*')*)>/g;
const attribute = /(?<![\w:.-])([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Relations that act when the document is opened or clicked, and other files in it. */
const active = new Set(['oleObject', 'aFChunk', 'control', 'activeXControlBinary', 'vbaProject', 'subDocument']);

/** The targets of a Word document's part: a `.rels` part, as it is in the ZIP. Throws file.active for active ones, file.damaged. */
export function refuseActiveRelations(partName: string, content: Buffer): void {
  const text = content.toString('utf8');
  // Other encodings, and entities of its own, would hide from us what Word reads.
  if (text.includes('\0') || text.includes('\ufffd') || /<!(?!--)/.test(text)) throw new Refusal('file.active');
  const relations = relationsOf(text);
  if (relations.length !== [...text.matchAll(started)].length) throw new Refusal('file.damaged');
  for (const one of relations) if (acts(partName, one)) throw new Refusal('file.active');
}

function acts(partName: string, { kind, target, external }: Relation): boolean {
  if (active.has(kind)) return true;
  // The numbers behind a chart. Anything else that is embedded can be opened from the page.
  if (kind === 'package') return external || !/^word\/charts\//.test(partName) || !/\.xlsx$/i.test(target);
  if (!external || kind === 'hyperlink') return false;
  return !(kind === 'attachedTemplate' && isOnOwnDisk(target));
}

/** Whether the target is a local path: Word notes where a document's template was stored on its author's computer. */
function isOnOwnDisk(target: string): boolean {
  let path = target.trim();
  try {
    path = decodeURIComponent(path);
  } catch {
    return false;
  }
  const local = path.replaceAll('\\', '/').replace(/^file:\/\/(localhost)?(?=\/[^/])/i, '');
  // Windows takes \??\UNC for a network as well; no name of a file has such a sign there.
  return !local.startsWith('//') && !local.includes('?') && !/^\/?[a-z][a-z0-9+.-]+:/i.test(local);
}

function relationsOf(text: string): Relation[] {
  return [...text.matchAll(relation)].map(([, inside = '']) => {
    const attributes = new Map(
      [...inside.matchAll(attribute)].map(([, name = '', one, other]) => [name, plain(one ?? other ?? '')]),
    );
    const mode = attributes.get('TargetMode');
    return {
      kind: attributes.get('Type')?.split('/').at(-1) ?? '',
      target: attributes.get('Target') ?? '',
      external: mode !== undefined && mode.trim() !== 'Internal',
    };
  });
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function plain(value: string): string {
  return value.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, digits, name) => {
    if (name) return named[name] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(digits);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
}
