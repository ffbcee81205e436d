import { expect, test } from 'vitest';
import { findings, type Tree } from './fixture-house.ts';

const refused: { name: string; tree: Tree; finding: string }[] = [
  {
    name: 'a noun that imports a higher rank, for a type alone',
    tree: { 'contract/courses/courses.ts': "import type { JobStatus } from '../jobs/options.ts';" },
    finding:
      'contract/courses/courses.ts:1 courses does not rank above jobs in the contract (../jobs/options.ts) — contract rank',
  },
  {
    name: 'its equal',
    tree: { 'contract/profiles/options.ts': "import { Choice } from '#contract/contact/lead-options.ts';" },
    finding:
      'contract/profiles/options.ts:1 profiles does not rank above contact in the contract (#contract/contact/lead-options.ts) — contract rank',
  },
  {
    name: 'a noun without a rank',
    tree: { 'contract/weather/sun.ts': '', 'contract/weather/rain.ts': '' },
    finding: 'contract/weather/rain.ts:1 noun weather of the contract has no rank — contract rank',
  },
];

test.each(refused)('refuses $name', ({ tree, finding }) => {
  expect(findings(tree)).toEqual([finding]);
});

test('a lower rank and files beside the nouns may be imported, and a test may import anything', () => {
  const tree = {
    'contract/jobs/jobs.ts': "import '../courses/options.ts'; import '../fields.ts'; import './options.ts';",
    'contract/refusals.ts': "import './jobs/refusals.ts'; import './accounts/refusals.ts';",
    'contract/accounts/account.test.ts': "import '../jobs/jobs.ts';",
  };
  expect(findings(tree)).toEqual([]);
});
