import { describe, expect, it } from 'vitest';
import { rankSkills } from './rank-skills.ts';

const skills = [
  'Cold calling',
  'Call scripting',
  'Negotiation',
  'Telesales',
  'In-store promotions',
  'Door-to-door sales',
  'WhatsApp selling',
  'Customer onboarding',
].map((name) => ({ name }));

const found = (typed: string) => rankSkills(skills, typed).map(({ name }) => name);

describe('rankSkills', () => {
  it('returns everything in its own order for empty input', () => {
    expect(found('  ')).toEqual(skills.map(({ name }) => name));
  });

  it('puts the beginning of the name before the beginning of another word', () => {
    expect(found('cal')).toEqual(['Call scripting', 'Cold calling']);
    expect(found('call scr')[0]).toBe('Call scripting');
  });

  it('ignores capitals, accents, hyphens and the order of words', () => {
    for (const typed of ['DOOR TO DOOR', 'dôor-tó-door', 'sales door'])
      expect(found(typed)[0], typed).toBe('Door-to-door sales');
  });

  it('finds text within a word', () => {
    expect(found('sales')).toEqual(['Door-to-door sales', 'Telesales']);
  });

  it.each([
    ['negociation', 'Negotiation'],
    ['negotation', 'Negotiation'],
    ['teelsales', 'Telesales'],
    ['wattsapp', 'WhatsApp selling'],
    ['promoshins', 'In-store promotions'],
    ['cold caling', 'Cold calling'],
  ])('forgives %s', (typed, name) => {
    expect(found(typed)[0]).toBe(name);
  });

  it('finds nothing for an unknown skill', () => {
    for (const typed of ['xylophone', 'quantum', 'goatherding', '線', '...', "'; drop table"])
      expect(found(typed), typed).toEqual([]);
  });
});
