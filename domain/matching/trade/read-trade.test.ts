import { expect, test } from 'vitest';
import { readTrade } from './read-trade.ts';
import { concepts, nearness, numberOf } from './trade-map.ts';

const read = (text: string) => readTrade([{ text, counts: 1 }]);
const names = (numbers: Iterable<number>) => [...numbers].map((number) => concepts[number]?.id).toSorted();
const said = (text: string) => names(read(text).said.keys());

test('common names map to their concepts', () => {
  expect(said('Airtime and starter packs at the taxi rank')).toEqual(['rank', 'sim']);
  expect(said('RICA on the spot, ekasi')).toEqual(['sim', 'township']);
  expect(said('Ngithengisa izingubo ekasi')).toEqual(['clothes', 'sells', 'township']);
  expect(said('Voer en kunsmis vir boere')).toEqual(['farm-inputs', 'rural']);
  expect(said('burial societies')).toEqual(['church', 'funeral']);
  expect(said('cooldrinks in tuck shops')).toEqual(['drinks', 'route', 'township']);
  expect(said('Restaurant ordering app')).toEqual(['software']);
  expect(said('Fibre and data sales')).toEqual(['fibre']);
  expect(said('wine and corporate gifts')).toContain('b2b');
  expect(said('4x4 club instructor')).toEqual(['cars']);
  expect(said('knows bakkies / 4x4')).toEqual(['cars']);
  expect(said('from your own home')).toEqual(['remote']);
  expect(said('spekboom')).toEqual([]);
});

test.each([
  ['fibre', 'Fibre to homes: connect the router and the internet', 'fibre', 'textiles'],
  ['fibre', 'Wool and fibre cloth for the weaver', 'textiles', 'fibre'],
  ['SIM', 'A SIM with data for each commuter', 'sim', null],
  ['SIM', 'A racing sim with a simulator cockpit', null, 'sim'],
  ['drive', 'A recruitment drive on campus', 'campus', 'licence'],
  ['drive', 'I drive a bakkie, code 10', 'licence', null],
  ['agent', 'Agent for houses and property, with mandates', 'property-agent', 'telesales'],
  ['agent', 'Agent with a headset for outbound calls', 'telesales', 'property-agent'],
  ['promoter', 'Promoter of a brand in supermarkets', 'in-store', 'activations'],
  ['promoter', 'Promoter at festivals, on stage', 'activations', null],
  ['promoter', 'Boxing promoter: bouts and fights', null, 'in-store'],
  ['tablet', 'Tablets and handsets with data', 'phones', 'pharmacy'],
  ['tablet', 'Pain tablets for doctors', 'pharmacy', 'phones'],
  ['stand', 'A stand with a title deed, serviced', 'plots', 'exhibition'],
  ['lead', 'Lead a team of promoters', 'leading', 'leads'],
])('%s: %s', (_, text, meant, notMeant) => {
  if (meant !== null) expect(said(text)).toContain(meant);
  expect(said(text)).not.toContain(notMeant);
});

test('a word does not disambiguate itself', () => {
  expect(said('SIM')).toEqual(['sim']);
});

test('an ambiguous word counts as two words', () => {
  const [line] = read('fibre internet line').words.keys();
  const words = [...read('fibre cloth').words.keys()];
  expect(words).not.toContain(line);
});

test('one typo in a long word is forgiven, where it is no word of its own', () => {
  expect(said('Mechandiser')).toEqual(said('Merchandiser'));
  expect(said('funreal cover')).toEqual(said('funeral cover'));
  expect(said('insurence')).toEqual(said('insurance'));
  expect(said('testing')).toEqual([]);
  expect(said('smooth talk')).toEqual([]);
  expect(said('masalas')).toEqual([]);
  expect(said('foreman on an impala farm, lekker')).toEqual(said('man on a buck farm'));
});

test('refused work is not experience', () => {
  const { said, refused } = read('I do yoghurt tastings. No door-to-door, and I never do telesales.');
  expect(names(said.keys())).toContain('sampling');
  expect(names(said.keys())).not.toContain('telesales');
  expect(names(refused)).toEqual(expect.arrayContaining(['doors', 'telesales']));
  expect(names(read('not only telesales').refused)).toEqual([]);
  expect(names(read('I am done with late shifts and telesales').refused)).toContain('telesales');
  expect(names(read('Klaar met televerkope').refused)).toEqual(['telesales']);
  expect(names(read('Done with matric').refused)).toEqual([]);
  expect(names(read('never tired of no').refused)).not.toContain('closing');
});

test('optional skills are not required', () => {
  const optional = (text: string) => names(read(text).optional);
  expect(optional('Own transport is a plus. Afrikaans needed.')).toEqual(['own']);
  expect(optional('RE5 an advantage, isiZulu')).toEqual(['fais']);
  expect(optional('Matric. Own car.')).toEqual([]);
});

test('nearness is symmetric, and nothing is nearer than itself', () => {
  const near = (one: string, other: string) => {
    const [a, b] = [concepts[numberOf(one)], concepts[numberOf(other)]];
    return a && b ? nearness(a, b) : Number.NaN;
  };
  expect(near('sim', 'sim')).toBe(1);
  expect(near('sim', 'phones')).toBe(near('phones', 'sim'));
  expect(near('sim', 'phones')).toBeGreaterThan(near('sim', 'solar'));
  expect(near('funeral', 'life')).toBeGreaterThan(near('funeral', 'loans'));
});

test('work equipment is not a product sold', () => {
  expect(said('At home I have fibre, an inverter and a laptop, and work from home.')).not.toContain('fibre');
  expect(said('I have a samsung phone')).toEqual(['smartphone']);
  expect(said('I have a laptop and sold fibre door to door')).toContain('fibre');
});

test('listing a car means owning one, and selling cars means selling them', () => {
  expect(said('Sampling\nbakkie')).toContain('own');
  expect(said('Have a Polo')).toContain('own');
  expect(said('Bakkie sales')).not.toContain('own');
  expect(said('Sold new and used Polo and Hilux at a dealership')).not.toContain('own');
});

test('a poorly spoken language is marked as such, and a denied one is refused', () => {
  const weak = (text: string) => names(read(text).weak);
  expect(weak('English and my kitchen Sotho')).toEqual(['sotho']);
  expect(weak('My Zulu is only the shop kind')).toEqual(['zulu']);
  expect(weak('Sesotho, some Afrikaans')).toEqual(['afrikaans']);
  expect(weak('Fluent isiZulu and English')).toEqual([]);
  expect(names(read('Afrikaans no').refused)).toEqual(['afrikaans']);
});

test.each([
  ['taxi', 'I know the taxi rank association', 'rank', null],
  ['taxi', 'I come by taxi', null, 'rank'],
  ['plant', 'Buyers at the smelter plant', 'mine', null],
  ['plant', 'Pot plants for the garden', 'plants', 'mine'],
  ['seed', 'A seed round for a startup', null, 'farm-inputs'],
  ['gin', 'The cotton gin and its bales', 'textiles', 'spirits'],
  ['paint', 'Face paint at kids parties', null, 'paint'],
  ['samples', 'Soil samples for the lab', null, 'sampling'],
  ['detailing', 'Car valet and detailing', 'cleaning-service', 'medical-rep'],
  ['hunter', 'A hunter for new accounts', 'business-development', 'beer'],
  ['doors', 'Garage doors with a motor', 'gates', 'doors'],
  ['caravan', 'We live in our caravan', null, 'cars'],
  ['caravan', 'Caravans for sale at a dealership', 'cars', null],
  ['travel', 'A stand at a travel trade show', 'travel', 'travelling'],
  ['travel', 'I can travel', 'travelling', 'travel'],
  ['Logan', 'Sales at Loch Logan', null, 'cars'],
  ['tombstone', 'Tombstone sales consultant', 'funeral-services', 'funeral'],
  ['sales consultant', 'Cellular sales consultant', 'sells', 'expert'],
])('%s: %s', (_, text, meant, notMeant) => {
  if (meant !== null) expect(said(text)).toContain(meant);
  if (notMeant !== null) expect(said(text)).not.toContain(notMeant);
});

test('wishes are less certain than experience', () => {
  const unsure = (surely: number) =>
    readTrade([
      { text: 'Sold solar', counts: 1 },
      { text: 'funeral cover', counts: 1, surely },
    ]).unsure.get(numberOf('funeral'));
  expect(unsure(0.4)).toBe(0.4);
});

test('Afrikaans compounds are split into their parts', () => {
  expect(said('saadverteenwoordiger')).toEqual(expect.arrayContaining(['farm-inputs', 'sells']));
  expect(said('wynverkoopsman')).toContain('wine');
  expect(said('watermelon')).not.toContain('water');
});

test('work never done may still be wanted', () => {
  expect(names(read('No telesales please').declined)).toEqual(['telesales']);
  expect(names(read('I never did telesales').declined)).toEqual([]);
});

test('work that a rep does not mind is not refused', () => {
  expect(names(read("I don't mind evenings or weekends").refused)).toEqual([]);
  expect(names(read("I don't work weekends").refused)).toEqual(['weekends']);
});

test('a word with frequent other meanings means nothing of the trade by itself', () => {
  expect(said('Uncapped commission')).toEqual(['sells']);
  expect(said('Uncapped internet at home')).toContain('fibre');
  expect(said('her spare room, a college and an early pension')).toEqual(['campus']);
  expect(said('Spares counter')).toContain('parts');
});

test('a way of selling named after its goods names them too, and one named after its buyers does not', () => {
  expect(said('yoghurt tasting')).toEqual(['dairy', 'sampling']);
  expect(said('motorcycle sales')).toEqual(['car-seller', 'cars']);
  expect(said('medical aid broker')).toEqual(['advice', 'medical-aid']);
  expect(said('fibre canvassing')).toEqual(['doors', 'fibre']);
  expect(said('salon owners')).not.toContain('hair');
});

test("studies are not courses sold, and another person's certificate is not the rep's", () => {
  expect(said('I completed a short course in retail')).not.toContain('courses');
  expect(said('I sell short courses to school leavers')).toContain('courses');
  expect(said('We give matric talks at schools')).not.toContain('matric');
  expect(said('R250 per matric')).not.toContain('matric');
  expect(said('Matric needed')).toContain('matric');
});

test('the name of a street is no street to sell in', () => {
  expect(said('The queue stands down Church Street')).toEqual([]);
  expect(said('We sell in the street')).toContain('street-place');
  expect(said('Hot dogs, Street sellers')).toContain('street');
});
