import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fits, type MatchReasons as Reasons } from '#contract/applications/match-reasons.ts';
import { MatchReasons } from './match-reasons.tsx';

const reasons = {
  for: [{ kind: 'field', about: 'terms', words: 'Pays your rate' }],
  against: [{ kind: 'field', about: 'place', words: 'In Musina, about 500 km from home' }],
  ask: [],
} satisfies Omit<Reasons, 'fit'>;

test.each(fits)('what speaks against a match comes first only where it is a possible one: %s', (fit) => {
  const shown = renderToStaticMarkup(<MatchReasons reasons={{ ...reasons, fit }} />);
  expect(shown.indexOf('500 km') < shown.indexOf('your rate')).toBe(fit === 'possible');
});
