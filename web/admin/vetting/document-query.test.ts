import { expect, test } from 'vitest';
import { caseQuery, documentQuery } from './api.ts';

test('a document is cleared with the rest of the panel at sign-out, by the URL in its key', () => {
  for (const { queryKey } of [caseQuery('v1'), documentQuery('v1', 'd1')])
    expect(queryKey[1]).toMatch(/ \/api\/admin\//);
});
