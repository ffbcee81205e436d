import { expect, test } from 'vitest';
import { distanceKm } from './distance.ts';

const johannesburg = { latitude: -26.2041, longitude: 28.0473 };
const durban = { latitude: -29.8587, longitude: 31.0218 };

test('from Johannesburg to Durban it is about 500 km, there and back alike', () => {
  expect(distanceKm(johannesburg, durban)).toBeCloseTo(500, -1);
  expect(distanceKm(durban, johannesburg)).toBe(distanceKm(johannesburg, durban));
});

test('from a place to itself it is nothing', () => {
  expect(distanceKm(durban, durban)).toBe(0);
});
