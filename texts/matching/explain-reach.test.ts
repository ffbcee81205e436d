import { expect, test } from 'vitest';
import type { JobToMatch, RepToMatch } from '#domain/matching/described.ts';
import { anywhere, eastLondon, explain, gauteng, pretoria } from '#test/support/explain-pair.ts';
import { soweto } from '#test/support/pair-to-match.ts';
import type { Audience } from './explain-match.ts';

const places = (ofJob: Partial<JobToMatch>, ofRep: Partial<RepToMatch>) => {
  const of = (audience: Audience) => {
    const { good, against } = explain(ofJob, ofRep, audience);
    return [...good, ...against].filter((words) =>
      / km |Soweto|anywhere|countrywide|town|[Ww]ork in|Gauteng|home/.test(words),
    );
  };
  return { rep: of('rep'), business: of('business') };
};

test('both hear the distance from the places of the profile', () => {
  expect(places({}, {})).toEqual({ rep: ['In Soweto, where you live'], business: ['Lives in Soweto'] });
  expect(places({}, { home: pretoria })).toEqual({
    rep: ['In Soweto, about 67 km from Pretoria'],
    business: ['Lives in Pretoria, about 67 km away'],
  });
  expect(places({}, { home: eastLondon, preferred: soweto })).toEqual({
    rep: ['In Soweto, where you want to work, about 752 km from East London'],
    business: ['Wants to work in Soweto. Lives in East London, about 752 km away'],
  });
  expect(places({}, { home: eastLondon, preferred: gauteng })).toEqual({
    rep: ['About 752 km from East London, in Soweto, Gauteng, where you want to work'],
    business: ['Lives in East London, about 752 km away. Wants to work in Gauteng'],
  });
  expect(places({}, { home: eastLondon, preferred: anywhere })).toEqual({
    rep: ['You work countrywide. The job is in Soweto, about 752 km from East London'],
    business: ['Works countrywide. Lives in East London, about 752 km away'],
  });
  expect(places({}, { home: null })).toEqual({
    rep: ['Your profile has no town'],
    business: ['No town in the profile'],
  });
  expect(places({ place: anywhere }, {})).toEqual({
    rep: ['The work can be done anywhere'],
    business: ['Lives in Soweto, Gauteng. The work can be done anywhere'],
  });
});

test('towns and moves that only a text names are not said', () => {
  const { business } = places({}, { home: eastLondon, description: 'I can move to Soweto. I work in Soweto often.' });
  expect(business).toEqual(['Lives in East London, about 752 km away']);
});

test('work from home that only a sentence names doesn’t make a far place near', () => {
  const remote = { description: 'You work from home.' };
  const { rep: forRep, business } = places(remote, { home: eastLondon });
  expect(forRep).toEqual(['In Soweto, about 752 km from East London. The job says: “You work from home.”']);
  expect(business).toEqual(['Lives in East London, about 752 km away. Your job says: “You work from home.”']);
  expect(explain(remote, { home: eastLondon }).against).toEqual(expect.arrayContaining(business));
  expect(explain({ ...remote, tags: [] }, { home: eastLondon }).against).toEqual(expect.arrayContaining(business));
  expect(explain(remote, {}).good).toContain('Lives in Soweto. Your job says: “You work from home.”');
});

test('a long sentence that names work from home is cut', () => {
  const description = `From home you call the members of our club one by one, ${'and then more of them, '.repeat(5)}each day.`;
  const { against } = explain({ description }, { home: eastLondon });
  expect(against.join()).toContain('Your job says: “From home you call the members');
  expect(against.join()).not.toContain('each day');
});

test('work from home that the business confirmed is a reason, however far', () => {
  const remote = { description: 'You work from home.', tags: ['remote'] };
  expect(explain(remote, { home: eastLondon }, 'rep').good).toContain(
    'Work from home. The job is in Soweto, about 752 km from East London',
  );
  expect(explain(remote, { home: eastLondon }).good).toContain(
    'Work from home. Lives in East London, about 752 km away',
  );
});

test('a job in the whole province of a rep is a question of how far they travel', () => {
  const { rep: forRep, business } = places({ place: gauteng }, {});
  expect(forRep).toEqual(['Check how far you’d travel: in Gauteng, where you live']);
  expect(business).toEqual(['Lives in Soweto, Gauteng. Ask how far they’d travel']);
  expect(places({ place: gauteng }, { preferred: gauteng }).rep).toEqual([
    'In Gauteng, where you want to work. You live in Soweto, Gauteng',
  ]);
});

test('work from your own home is work from home', () => {
  const of = (description: string) => explain({ title: 'Host', description }, { home: eastLondon }).against.join();
  expect(of('You host from a studio or from your own home.')).toContain('own home.”');
  expect(of('You call from your home.')).toContain('Your job says: “You call from your home.”');
  expect(of('The store is two hours from your home.')).not.toContain('Your job says');
});
