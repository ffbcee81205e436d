import { numberOf } from './trade-map.ts';

/** How things are usually sold, and how surely: of whoever says only what they sell, it is presumed. */
const lines = `
advice: funeral .7, life .8, insurance .7, medical-aid .7, savings .6, legal .5, loans .4
doors: fibre .4, alarms .4, tv .4, water .4, solar .4
street: sim .6
medical-rep: wound .8, devices .7, lab .6, pharmacy .4
field: farm-inputs .6, farm-machines .5, industrial .5, welding .6, drives .6, packaging .5, chemicals .5, safety .5, trackers .4, alarms .4, solar .4
b2b: industrial .7, welding .7, drives .7, packaging .7, chemicals .7, electrical-goods .6, plant-hire .6, safety .6, software .6, hardware-it .6, media .6, print .6, card-machines .6, trackers .5, staffing .6, logistics .6, cleaning-service .4, devices .4
accounts-kept: devices .3, wound .4, software .3, industrial .4, drives .4, welding .4, packaging .4, chemicals .4
car-seller: cars .8
property-agent: homes .7, plots .6, rentals .6
counter: clothes .4, shoes .5, furniture .5, appliances .5, jewellery .4, textiles .4, phones .4, building .4, tools .4, paint .4, parts .4, toys .5, plants .4, skin .4, makeup .4, perfume .5
expert: skin .4, makeup .4, perfume .4
party-plan: cookware .4, makeup .2
route: bakery .4, snacks .3, drinks .3, tobacco .4, beer .3, groceries .3
fundraise: charity .7
hosting: wine .4, timeshare .3
rural: farm-inputs .7, farm-machines .7
`;

/** By product, the ways. */
export const usualWays: ReadonlyMap<number, readonly { readonly way: number; readonly surely: number }[]> = new Map(
  Object.entries(
    Object.groupBy(
      lines
        .trim()
        .split('\n')
        .flatMap((line) => {
          const [way = '', products = ''] = line.split(':');
          return products.split(',').map((one) => {
            const [product = '', surely] = one.trim().split(' ');
            return { product: numberOf(product), way: numberOf(way), surely: Number(surely) };
          });
        }),
      ({ product }) => product,
    ),
  ).map(([product, ways = []]) => [Number(product), ways]),
);
