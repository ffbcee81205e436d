const serverRooms = ['platform', 'features', 'app', 'demo', 'stand-ins'] as const;
const webRooms = ['styles', 'ui', 'lib', 'features', 'admin', 'pages'] as const;
const wholeRooms = ['contract', 'domain', 'texts', 'test', 'scripts', 'bench', 'research'] as const;

/** The closed vocabulary of a feature, and of each of its sub-nouns. */
export const featureParts = [
  'routes',
  'commands',
  'queries',
  'access',
  'tables',
  'present',
  'services',
  'tasks',
  'gateway',
  'texts',
] as const;

export type Room =
  | (typeof wholeRooms)[number]
  | `server/${(typeof serverRooms)[number]}`
  | 'server/main'
  | `web/${(typeof webRooms)[number]}`
  | 'web/root'
  | 'config';

export type Place = {
  room: Room;
  /** The noun, for a file of `server/features`. */
  feature?: string;
  /** `server/features/<noun>/<sub-noun>/…`: a folder that is not a part itself. */
  subNoun?: string;
  /** The role of the feature's or the sub-noun's file: `routes`, `commands`, … (not yet checked against the vocabulary). */
  part?: string;
  /** The path from the part on. */
  inside?: string[];
  isTest: boolean;
};

/** The room of a path (relative to the root, forward slashes); null when there is no such room. */
export function placeOf(path: string): Place | null {
  const segments = path.split('/');
  const isTest = segments[0] === 'test' || /\.(test|spec)\.tsx?$/.test(path);
  const [top = '', second = '', third = ''] = segments;

  if (segments.length === 1) return { room: 'config', isTest };
  if (isOneOf(wholeRooms, top)) return { room: top, isTest };
  if (top === 'server') {
    if (segments.length === 2) return isMain(second) ? { room: 'server/main', isTest } : null;
    if (!isOneOf(serverRooms, second)) return null;
    if (second !== 'features') return { room: `server/${second}`, isTest };
    if (segments.length === 3) return null;
    return { room: 'server/features', feature: third, ...placeInFeature(segments.slice(3)), isTest };
  }
  if (top === 'web') {
    if (segments.length === 2) return { room: 'web/root', isTest };
    return isOneOf(webRooms, second) ? { room: `web/${second}`, isTest } : null;
  }
  return null;
}

function placeInFeature([first = '', ...rest]: string[]): Pick<Place, 'subNoun' | 'part' | 'inside'> {
  const isSubNoun = rest.length > 0 && !isOneOf(featureParts, first);
  const inside = isSubNoun ? rest : [first, ...rest];
  return { ...(isSubNoun && { subNoun: first }), part: inside[0]?.split('.')[0] ?? '', inside };
}

/** Whether a file is shipped; the others (tests, tools, configuration) may import everything. */
export function isProduct({ room, isTest }: Place): boolean {
  return !isTest && !['test', 'scripts', 'bench', 'research', 'config'].includes(room);
}

/** Whether a file has to be pure. */
export const isPure = ({ room }: Place): boolean => room === 'domain' || room === 'texts';

function isMain(fileName: string): boolean {
  return /^main(\.test)?\.ts$/.test(fileName);
}

function isOneOf<T extends string>(names: readonly T[], name: string): name is T {
  return (names as readonly string[]).includes(name);
}
