import { expect, test } from 'vitest';
import { findings, type Tree } from './fixture-house.ts';

const refused: { name: string; tree: Tree; finding: string }[] = [
  {
    name: 'a feature of the web that imports a higher rank, for a type alone',
    tree: { 'web/features/session/gate.tsx': "import type { Draft } from '#web/features/profiles/api.ts';" },
    finding:
      'web/features/session/gate.tsx:1 session does not rank above profiles in the web (#web/features/profiles/api.ts) — web rank',
  },
  {
    name: 'its equal, loaded later',
    tree: { 'web/features/profiles/card.tsx': "export const later = () => import('../legal/api.ts');" },
    finding:
      'web/features/profiles/card.tsx:1 profiles does not rank above legal in the web (../legal/api.ts) — web rank',
  },
  {
    name: 'a higher rank, from a sub-noun',
    tree: { 'web/features/jobs/search/list.tsx': "import '#web/features/dashboards/board/card.tsx';" },
    finding:
      'web/features/jobs/search/list.tsx:1 jobs does not rank above dashboards in the web (#web/features/dashboards/board/card.tsx) — web rank',
  },
  {
    name: 'a feature of the web without a rank',
    tree: { 'web/features/weather/sun.tsx': '', 'web/features/weather/rain.tsx': '' },
    finding: 'web/features/weather/rain.tsx:1 feature weather of the web has no rank — web rank',
  },
  {
    name: 'a folder in a sub-noun of the web',
    tree: { 'web/features/jobs/search/panel/list.tsx': '' },
    finding:
      'web/features/jobs/search/panel/list.tsx:1 a feature of the web has one level of folders at most — web rank',
  },
];

test.each(refused)('refuses $name', ({ tree, finding }) => {
  expect(findings(tree)).toEqual([finding]);
});

test('a lower rank may be imported, and a test may import anything', () => {
  const tree = {
    'web/features/jobs/list.tsx': "import '#web/features/session/gate.tsx'; import './search/card.tsx';",
    'web/features/jobs/search/card.tsx': "import '../api.ts';",
    'web/features/session/gate.test.tsx': "import '#web/features/settings/gate.tsx';",
  };
  expect(findings(tree)).toEqual([]);
});
