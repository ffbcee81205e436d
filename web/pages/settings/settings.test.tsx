import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Role } from '#contract/accounts/roles.ts';
import { WaysBack } from './settings.tsx';

test.each<[Role[], string[]]>([
  [['sales_rep'], ['/rep-portal']],
  [['business'], ['/dashboard']],
  [
    ['sales_rep', 'business'],
    ['/dashboard', '/rep-portal'],
  ],
  [[], []],
])('the settings of %o link back to %o', (roles, ways) => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <WaysBack roles={roles} />
    </MemoryRouter>,
  );
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, to]) => to)).toEqual(ways);
});
