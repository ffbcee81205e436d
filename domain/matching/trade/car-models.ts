import type { Sense } from './sense.ts';

/** Of a car that somebody names; who works where cars are sold sells it. */
const modelOfCar = (isOtherWord: boolean): readonly Sense[] => [
  { means: isOtherWord ? null : 'own', near: '' },
  { means: 'own', near: 'own my drive car licence code bakkie reliable vehicle' },
  {
    means: 'cars',
    near: 'sell sold sales dealership showroom floor new used units test trade finance dealer salesman',
  },
];

const models =
  'polo vivo tazz corolla etios figo fiesta ikon picanto kwid sandero hilux np200 corsa celerio fortuner navara isuzu micra almera yaris avanza aveo bantam rav4 duster tucson creta datsun atos amarok jimny i20 i10 urvan vw bmw';
const modelsOfOtherWords = 'golf swift spark ranger rio alto focus uno quantum starlet kombi';
export const carModels: Readonly<Record<string, readonly Sense[]>> = Object.fromEntries([
  ...models.split(' ').map((model) => [model, modelOfCar(false)] as const),
  ...modelsOfOtherWords.split(' ').map((model) => [model, modelOfCar(true)] as const),
]);
