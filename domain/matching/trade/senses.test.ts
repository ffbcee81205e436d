import { describe, expect, test } from 'vitest';
import { plainJob, plainRep } from '#test/support/pair-to-match.ts';
import { knows } from '../asks.ts';
import { noCorpus } from '../corpus.ts';
import { figureJob, figureRep } from '../figures.ts';
import { concepts, numberOf } from './trade-map.ts';

// The sentences were written before the rules that read them, kind by kind. An exclamation mark before an id: it isn't said.

const idsOf = (numbers: Iterable<number>) => [...numbers].map((number) => concepts[number]?.id ?? '');

const readRep = (description: string) => figureRep({ ...plainRep, description }, noCorpus);
const readJob = (description: string) => figureJob({ ...plainJob, description }, noCorpus);

const surely = 0.9;
const hadBy = (text: string) => {
  const { offers } = readRep(text);
  return idsOf([...offers.names].filter((number) => knows(offers.known, number) >= surely));
};
const askedBy = (text: string) => {
  const { needs } = readJob(text);
  return idsOf([...needs.transport, ...needs.credentials]);
};
const saidBy = (text: string) => idsOf(readRep(text).offers.names);
const soldBy = (text: string) => idsOf(readJob(text).products.map(({ number }) => number));

type Said = readonly [text: string, ids: string];

function check(read: (text: string) => readonly string[]) {
  return (text: string, ids: string) => {
    const found = read(text);
    for (const id of ids.split(' ')) {
      const name = id.replace('!', '');
      expect(numberOf(name)).toBeGreaterThanOrEqual(0);
      if (id.startsWith('!')) expect(found).not.toContain(name);
      else expect(found).toContain(name);
    }
  };
}

const learning: readonly Said[] = [
  ['Busy getting my licence, test is in March.', '!licence'],
  ['I am doing my RE5 next month.', '!fais'],
  ['Currently studying towards matric at night school.', '!matric'],
  ['Ek leer nog vir my lisensie.', '!licence'],
  ["Booked for my driver's licence.", '!licence'],
  ['Still need to write my RE5.', '!fais'],
  ['Writing matric this year.', '!matric'],
  ["I have my learner's licence, code 8 soon.", '!licence'],
  ['Registered for the first aid course in May.', '!firstaid'],
  ['Planning to get my forklift licence.', '!forklift'],
  ["Saving up for a driver's licence.", '!licence'],
  ['Will have my PSIRA grade C by June.', '!psira'],
  ['Besig om my matriek klaar te maak.', '!matric'],
  ['Waiting for my Fidelity Fund Certificate.', '!ppra'],
  ['Failed my licence test twice.', '!licence'],
  ['No licence yet but I am learning to drive.', '!licence'],
  ['Busy with my degree in marketing at UNISA.', '!degree'],
  ['I got my licence in 2019.', 'licence'],
  ['Passed RE5 last year.', 'fais'],
  ['Matric done, busy with a marketing diploma.', 'matric !degree'],
  ['Got my code 10 and a PDP.', 'licence'],
  ['After learning to sell at Edgars I got my licence.', 'licence'],
  ['I have a licence and I am busy learning Excel.', 'licence'],
  ['Licence for ten years, now getting a car.', 'licence'],
  ['Finished matric in 2015 and did a first aid course.', 'matric firstaid'],
  ['Ek het my rybewys in Maart gekry.', 'licence'],
];
describe('learning is not having', () => test.each(learning)('%s %s', check(hadBy)));

const staying: readonly string[] = [
  'Not looking to relocate.',
  "I don't want to move to Joburg.",
  'Relocation is not an option for me.',
  'I would rather not travel.',
  'No relocating please, my kids are at school here.',
  'Ek wil nie trek nie.',
  "Can't move away from Polokwane now.",
  'Happy here in George, not planning to move.',
  "I won't relocate to Cape Town.",
  'Not willing to travel overnight.',
  'Moving is out of the question.',
  'I prefer to stay in Durban, no moving.',
  'Sien nie kans om te verhuis nie.',
  "I'm done with travelling.",
  'Relocating would be hard for us.',
];
const moving: readonly string[] = [
  'Willing to relocate.',
  'Can move to Cape Town any time.',
  "Don't mind relocating.",
  'I am not tied to Durban and can relocate.',
  'Gewillig om te verhuis.',
  'I can travel all over.',
  'No problem to relocate.',
  'Relocating is not a problem.',
  'Open to moving anywhere.',
  'Ready to travel.',
];
const here = new Set(['Durban', 'George']);
const comesAlong = (text: string) => {
  const { whence, offers } = readRep(text);
  const isElsewhere = (whence.places ?? []).some(({ name }) => !here.has(name));
  return whence.roams !== null || isElsewhere || knows(offers.known, numberOf('travelling')) >= surely;
};
describe('not wishing is not wishing', () => {
  test.each(staying)('%s', (text) => expect(comesAlong(text)).toBe(false));
  test.each(moving)('%s', (text) => expect(comesAlong(text)).toBe(true));
});

const spans: readonly string[] = [
  'Came to Durban for two weeks and stayed.',
  'Sold out in two weeks.',
  'I did a two weeks promo at Makro.',
  'Worked one month at Edgars over Christmas.',
  'Trained for a month at Vodacom.',
  'Two weeks of tastings in December.',
  'In twee weke het ek tagtig kontrakte geteken.',
  'For a calendar month I was the top seller.',
  "A month's stock sold in four days.",
  'I noticed that people buy when you smile.',
  'Put up notices at the church.',
  'Sold advertising on notice boards.',
  'At short notice I took over the stand.',
  'Free at short notice.',
];
const notices: readonly string[] = [
  'Two weeks notice.',
  "One month's notice at my job.",
  'I must give a calendar month notice.',
  'Need 30 days notice before I can start.',
  "'n Maand kennis.",
  'Can start after two weeks.',
  'Serving notice until the end of the month.',
  'Available after a month.',
  'On notice at Vodacom.',
  'Kan oor twee weke begin.',
];
describe('a span of time is not a notice period', () => {
  test.each(spans)('%s', (text) => expect(readRep(text).offers.givesNotice).toBe(false));
  test.each(notices)('%s', (text) => expect(readRep(text).offers.givesNotice).toBe(true));
});

describe("a truck licence or another's car is no car of one's own", () => {
  test.each<Said>([
    ['Code 14 with PDP, drove trucks for ten years.', 'licence !own'],
    ['I drive the company bakkie.', '!own'],
    ['Drove a delivery van for Takealot.', '!own'],
    ['Delivered for Uber Eats on their bike.', '!own'],
    ['Licence code EC, no car of my own.', 'licence !own'],
    ["Code 10 licence, use my brother's car at times.", 'licence !own'],
    ['Vragmotorlisensie, tien jaar op die pad.', 'licence !own'],
    ['I had a car until last year.', '!own'],
    ['I have my own car and code 08.', 'licence own'],
    ['My own bakkie, code 8.', 'licence own'],
    ['Eie kar en rybewys.', 'licence own'],
    ['I have a reliable car.', 'own'],
  ])('%s %s', check(hadBy));
  test.each<Said>([
    ['You drive our truck, code 14 needed.', 'licence !own'],
    ['Own car needed, code 8.', 'licence own'],
    ['We give you a car. A valid licence is a must.', 'licence !own'],
    ['You ride along in our van.', '!licence !own'],
    ['A truck licence is an advantage.', '!licence !own'],
    ['Our driver delivers the stock.', '!licence !own'],
    ['You need your own vehicle.', 'own'],
    ['Eie vervoer is nodig.', 'own'],
  ])('%s %s', check(askedBy));
});

describe('a dress code is not goods', () => {
  test.each<Said>([
    ['Black shoes and black trousers, we give the shirt.', '!shoes !clothes'],
    ['Dress code: smart casual, no jeans.', '!clothes'],
    ['Wear closed shoes.', '!shoes'],
    ['Please come in white takkies and a plain t-shirt.', '!shoes !clothes'],
    ['Neat dress, hair tied back, light make-up.', '!clothes !hair !makeup'],
    ['No perfume, it spoils the tasting.', '!perfume'],
    ['Swart broek en wit hemp.', '!clothes'],
    ['Uniform and cap provided.', '!clothes !safety'],
    ['Formal wear, jacket and tie on the night.', '!clothes'],
    ['Bring your own black heels.', '!shoes'],
    ['All black, no jewellery.', '!jewellery'],
    ['Smart clothes, this is a golf club.', '!clothes'],
    ['Safety boots on at all times.', '!shoes !safety'],
    ['Hare netjies vas, min grimering.', '!hair !makeup'],
    ['You sell school shoes at a stall.', 'shoes'],
    ['Show customers our new jeans and dresses.', 'clothes'],
    ['Let people smell the new perfume.', 'perfume'],
    ['School uniforms, sold to parents.', 'clothes'],
    ['Demonstrate make-up at the counter.', 'makeup'],
    ['We sell safety boots to mines.', 'safety'],
  ])('%s %s', check(soldBy));
});

describe('a guarantee or a comparison is not goods', () => {
  test.each<Said>([
    ['It sells like hot cakes.', '!bakery'],
    ['Smooth like butter.', '!dairy'],
    ["Money back if it doesn't work.", '!loans !accounts !fintech'],
    ['As fresh as bread from the oven.', '!bakery'],
    ['Two year guarantee on every pot.', '!insurance cookware'],
    ['Lifetime warranty.', '!insurance !life'],
    ['A team as sweet as honey.', '!groceries'],
    ['Phones as thin as a book.', '!books'],
    ['Soos botter op warm brood.', '!dairy !bakery'],
    ['Cheaper than a cup of coffee a day.', '!hot-drinks'],
    ['It costs less than a loaf of bread.', '!bakery'],
    ['It costs the same as two beers.', '!beer'],
    ['Light as a feather, strong as steel.', '!building !industrial'],
    ['For the price of a cooldrink.', '!drinks'],
    ['Butter that tastes like home.', 'dairy'],
    ['We sell coffee like no other.', 'hot-drinks'],
    ['Bread, and better than the supermarket.', 'bakery'],
    ['Our beer costs less than the big brands.', 'beer'],
  ])('%s %s', check(soldBy));
});

describe('what is given is not asked for, nor sold', () => {
  test.each<Said>([
    ['Bakkie supplied.', '!own'],
    ['Transport provided from Park Station.', '!own'],
    ['Petrol paid, car from us.', '!own'],
    ['A company car comes with it.', '!own'],
    ['Vervoer word verskaf.', '!own'],
    ['We pick you up in our van.', '!own'],
    ['Free training, we pay for your RE5.', '!fais'],
    ['First aid course for free.', '!firstaid'],
    ['We have a car for you.', '!own'],
    ['Own bakkie needed, petrol paid.', 'own'],
    ['Own car, and we provide the stock.', 'own'],
    ['You bring your own car.', 'own'],
    ['Matric needed, we train you.', 'matric'],
  ])('%s %s', check(askedBy));
  test.each<Said>([
    ['We provide a phone and airtime.', '!phones !sim'],
    ['Lunch and cooldrink included.', '!drinks'],
    ['Fuel card and cellphone allowance.', '!gas !phones'],
    ['You get a tablet and data.', '!phones !sim'],
    ['Accommodation and meals are covered.', '!travel !restaurant'],
    ['Laptop and headset supplied.', '!hardware-it'],
    ['Medical aid and pension after three months.', '!medical-aid !savings'],
    ['Free coffee all day.', '!hot-drinks'],
    ['We supply LP gas to restaurants, and you sign them up.', 'gas'],
    ['We provide insurance to taxi owners.', 'insurance'],
    ['Homes get free fibre installation when they sign.', 'fibre'],
    ['Sell airtime. We pay a daily rate.', 'sim'],
  ])('%s %s', check(soldBy));
});

describe('a place of work is not goods', () => {
  test.each<Said>([
    ['In a pharmacy in Rosebank you show sun cream.', '!pharmacy skin'],
    ['Stand at the entrance of a furniture shop with our savings account.', '!furniture accounts'],
    ['Outside liquor stores you sell airtime.', '!liquor sim'],
    ['At the petrol station you show a loyalty app.', '!gas'],
    ['At a tyre shop, for an energy drink.', '!parts drinks'],
    ['In hair salons you show our card machine.', '!hair card-machines'],
    ['At hardware shops you show drills.', '!building tools'],
    ['In the bakery aisle people taste our jam.', '!bakery'],
    ['Next to the meat counter with a braai sauce.', '!meat groceries'],
    ['At a car dealership we hand out coffee.', '!cars hot-drinks'],
    ['At gyms you sign people up for medical aid.', '!gym medical-aid'],
    ['In clothing stores you open bank accounts.', '!clothes accounts'],
    ['Voor die drankwinkel verkoop jy lugtyd.', '!liquor sim'],
    ['Outside the bank with funeral cover.', '!accounts funeral'],
    ['You sell bread at a bakery.', 'bakery'],
    ['We are a furniture shop and need people on the floor.', 'furniture'],
    ['Sell gym memberships at the gym.', 'gym'],
    ['You sell cars at a car dealership.', 'cars'],
    ['In pharmacies you explain our vitamins.', 'supplements'],
  ])('%s %s', check(soldBy));
});

describe('a leader leads people, and generates no leads', () => {
  test.each<Said>([
    ['Church youth leader.', '!leads !leading'],
    ['Market leader in skincare.', '!leads !leading'],
    ['Leader of a team of twelve.', '!leads leading'],
    ['Team leader in a call centre.', '!leads leading'],
    ['I generate leads.', 'leads'],
    ['Booked ten leads a day.', 'leads'],
  ])('%s %s', check(saidBy));
});
