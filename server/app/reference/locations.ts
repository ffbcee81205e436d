import type { provinces } from '#contract/catalogue/options.ts';

/** Latitude and longitude, in degrees. */
type Point = readonly [latitude: number, longitude: number];

interface Province {
  /** Of the whole province, which is a location too. */
  readonly middle: Point;
  /** The main towns, the places with most work first. */
  readonly towns: readonly (readonly [name: string, ...Point])[];
}

export const placesByProvince: Record<(typeof provinces)[number], Province> = {
  Gauteng: {
    middle: [-26.0, 28.2],
    towns: [
      ['Johannesburg', -26.2041, 28.0473],
      ['Pretoria', -25.7479, 28.2293],
      ['Soweto', -26.2485, 27.854],
      ['Sandton', -26.1076, 28.0567],
      ['Midrand', -25.9992, 28.1263],
      ['Centurion', -25.8603, 28.1894],
      ['Benoni', -26.1885, 28.3208],
      ['Kempton Park', -26.1, 28.23],
      ['Roodepoort', -26.1625, 27.8725],
      ['Randburg', -26.0936, 28.0064],
      ['Boksburg', -26.2125, 28.2625],
      ['Vereeniging', -26.6731, 27.9261],
    ],
  },
  'Western Cape': {
    middle: [-33.2, 20.5],
    towns: [
      ['Cape Town', -33.9249, 18.4241],
      ['Bellville', -33.9, 18.6292],
      ['Stellenbosch', -33.9321, 18.8602],
      ['Somerset West', -34.0757, 18.8433],
      ['Paarl', -33.7342, 18.9621],
      ['Mitchells Plain', -34.0508, 18.6181],
      ['Khayelitsha', -34.0405, 18.677],
      ['George', -33.963, 22.4617],
      ['Worcester', -33.6465, 19.4485],
      ['Mossel Bay', -34.1831, 22.146],
      ['Knysna', -34.0363, 23.0471],
      ['Hermanus', -34.4187, 19.2345],
    ],
  },
  'KwaZulu-Natal': {
    middle: [-28.5, 30.9],
    towns: [
      ['Durban', -29.8587, 31.0218],
      ['Umhlanga', -29.7262, 31.0852],
      ['Pietermaritzburg', -29.6006, 30.3794],
      ['Pinetown', -29.8149, 30.8559],
      ['Umlazi', -29.97, 30.883],
      ['Richards Bay', -28.7807, 32.0383],
      ['Newcastle', -27.758, 29.9318],
      ['Ballito', -29.539, 31.2144],
      ['Port Shepstone', -30.7414, 30.455],
      ['Ladysmith', -28.5597, 29.7806],
      ['Empangeni', -28.762, 31.893],
    ],
  },
  'Eastern Cape': {
    middle: [-32.2, 26.6],
    towns: [
      ['Gqeberha', -33.9608, 25.6022],
      ['East London', -33.0153, 27.9116],
      ['Mthatha', -31.5889, 28.7844],
      ['Kariega', -33.7653, 25.3971],
      ['Komani', -31.8976, 26.8753],
      ['Makhanda', -33.3106, 26.5256],
      ['Qonce', -32.8753, 27.3944],
      ['Jeffreys Bay', -34.0507, 24.9102],
      ['Aliwal North', -30.6936, 26.7114],
    ],
  },
  'Free State': {
    middle: [-28.7, 26.7],
    towns: [
      ['Bloemfontein', -29.0852, 26.1596],
      ['Welkom', -27.9774, 26.7351],
      ['Sasolburg', -26.8136, 27.8169],
      ['Bethlehem', -28.2308, 28.3071],
      ['Phuthaditjhaba', -28.5242, 28.8158],
      ['Kroonstad', -27.6504, 27.2349],
      ['Parys', -26.9033, 27.4569],
    ],
  },
  Limpopo: {
    middle: [-23.8, 29.4],
    towns: [
      ['Polokwane', -23.9045, 29.4689],
      ['Thohoyandou', -22.9456, 30.485],
      ['Tzaneen', -23.8332, 30.1635],
      ['Mokopane', -24.1944, 29.0097],
      ['Lephalale', -23.6665, 27.7448],
      ['Bela-Bela', -24.885, 28.295],
      ['Giyani', -23.3025, 30.7187],
      ['Musina', -22.3488, 30.0425],
    ],
  },
  Mpumalanga: {
    middle: [-26.0, 30.0],
    towns: [
      ['Mbombela', -25.4753, 30.9694],
      ['Emalahleni', -25.8713, 29.2332],
      ['Middelburg', -25.7751, 29.4648],
      ['Secunda', -26.5158, 29.1914],
      ['Ermelo', -26.5333, 29.9833],
      ['White River', -25.331, 31.0117],
      ['Standerton', -26.9336, 29.2415],
      ['Hazyview', -25.0436, 31.128],
    ],
  },
  'North West': {
    middle: [-26.4, 25.5],
    towns: [
      ['Rustenburg', -25.6545, 27.2559],
      ['Mahikeng', -25.8652, 25.6442],
      ['Klerksdorp', -26.8521, 26.6667],
      ['Potchefstroom', -26.7145, 27.097],
      ['Brits', -25.6347, 27.7802],
      ['Hartbeespoort', -25.7236, 27.9653],
      ['Vryburg', -26.9566, 24.7284],
    ],
  },
  'Northern Cape': {
    middle: [-29.5, 21.7],
    towns: [
      ['Kimberley', -28.7282, 24.7499],
      ['Upington', -28.4478, 21.2561],
      ['Kuruman', -27.4524, 23.4325],
      ['Springbok', -29.6643, 17.8865],
      ['De Aar', -30.6497, 24.0123],
      ['Kathu', -27.6953, 23.0489],
    ],
  },
};
