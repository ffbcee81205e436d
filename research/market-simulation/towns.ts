import type { MatchPlace } from '#domain/matching/described.ts';
import type { Dice } from './random.ts';

export interface Region {
  readonly towns: readonly MatchPlace[];
  readonly languages: readonly string[];
}

const town =
  (province: string) =>
  (name: string, latitude: number, longitude: number): MatchPlace => ({
    name,
    province,
    point: { latitude, longitude },
  });
const [gauteng, cape, natal] = [town('Gauteng'), town('Western Cape'), town('KwaZulu-Natal')];

/** Residents of one never work in another. */
export const regions: readonly Region[] = [
  {
    towns: [
      gauteng('Johannesburg', -26.2041, 28.0473),
      gauteng('Soweto', -26.2485, 27.854),
      gauteng('Pretoria', -25.7479, 28.2293),
      gauteng('Kempton Park', -26.1, 28.23),
      gauteng('Vereeniging', -26.6731, 27.9261),
    ],
    languages: ['isiZulu', 'Sesotho', 'Setswana', 'Afrikaans'],
  },
  {
    towns: [
      cape('Cape Town', -33.9249, 18.4241),
      cape('Khayelitsha', -34.0405, 18.677),
      cape('Bellville', -33.9, 18.6292),
      cape('Stellenbosch', -33.9321, 18.8602),
      cape('Paarl', -33.7342, 18.9621),
    ],
    languages: ['Afrikaans', 'isiXhosa'],
  },
  {
    towns: [
      natal('Durban', -29.8587, 31.0218),
      natal('Umlazi', -29.97, 30.883),
      natal('Pinetown', -29.8149, 30.8559),
      natal('Pietermaritzburg', -29.6006, 30.3794),
      natal('Ballito', -29.539, 31.2144),
    ],
    languages: ['isiZulu', 'Afrikaans'],
  },
];

export const languagesOf = ({ languages }: Region, dice: Dice): string[] =>
  dice.some(languages, 1 + Number(dice.chance(0.4)));
