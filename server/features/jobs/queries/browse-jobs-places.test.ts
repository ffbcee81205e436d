import { beforeAll, describe, expect, test } from 'vitest';
import { catalogueApi } from '#contract/catalogue/catalogue.ts';
import { type BrowseQuery, jobSearchApi } from '#contract/jobs/search.ts';
import { postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';

const place = (name: string) => places.get(name) ?? '';
const browse = (query: BrowseQuery = {}) => rep.call(jobSearchApi.browse, { query });
const titles = async (query: BrowseQuery) =>
  (await browse({ sort: 'newest', ...query })).items.map(({ title }) => title);

const app = await openTestApp({ work: false });
const [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app, { preferred_location: 'Durban' })]);
const locations = await rep.call(catalogueApi.locations, {});
const places = new Map(locations.map(({ id, name }) => [name, id]));

describe('the words name a place', () => {
  beforeAll(async () => {
    const post = (title: string, at: string) =>
      postJob(business, { title, industry: 'Healthcare', locationId: place(at) });
    await post('Phone stall', 'Johannesburg');
    await post('Data desk', 'Gqeberha');
    await post('SIM stand', 'Bloemfontein');
    await post('SIM tour from Joburg', 'KwaZulu-Natal');
    await post('Airtime trolley', 'Cape Town');
  });
  const find = (q: string, query: BrowseQuery = {}) => titles({ industry: 'Healthcare', q, ...query });

  test.each([
    ['Johannesburg', ['SIM tour from Joburg', 'Phone stall']],
    ['JOBURG', ['SIM tour from Joburg', 'Phone stall']],
    ['Jozi', ['SIM tour from Joburg', 'Phone stall']],
    ['Rosebank', ['Airtime trolley', 'Phone stall']],
    ['Rosebank, Johannesburg', ['Phone stall']],
    ['Gauteng', ['Phone stall']],
    ['PE', ['Data desk']],
    ['Port Elizabeth data', ['Data desk']],
    ['Bloem', ['SIM stand']],
    ['sim bloem', ['SIM stand']],
    ['KZN', ['SIM tour from Joburg']],
    ['Kaapstad', ['Airtime trolley']],
    ['airtime Bloemfontein', []],
    ['Upington', []],
  ])('%s', async (q, expected) => {
    for (const sort of ['newest', 'pay', 'nearest'] as const)
      expect((await find(q, { sort })).toSorted()).toEqual(expected.toSorted());
  });

  test.each([
    ['Johanesberg', 'johannesburg', ['SIM tour from Joburg', 'Phone stall']],
    ['Bloemfontien', 'bloemfontein', ['SIM stand']],
    ['airtime Capetown', 'airtime cape town', ['Airtime trolley']],
    ['Port Elisabeth', 'port elizabeth', ['Data desk']],
  ])('%s is read as %s', async (q, searchedFor, expected) => {
    const found = await browse({ q, industry: 'Healthcare', sort: 'newest' });
    expect(found.searchedFor).toBe(searchedFor);
    expect(found.items.map(({ title }) => title)).toEqual(expected);
  });

  test('together with a chosen place', async () => {
    expect(await find('Joburg', { province: 'Gauteng' })).toEqual(['Phone stall']);
    expect(await find('Joburg', { province: 'Western Cape' })).toEqual([]);
  });
});

describe('the words name a city, a province or a part of them', () => {
  beforeAll(async () => {
    const post = (title: string, at: string, changes: object = {}) =>
      postJob(business, { title, industry: 'Other', locationId: place(at), ...changes });
    await post('Jhb', 'Johannesburg');
    await post('Sandton', 'Sandton');
    await post('Soweto', 'Soweto');
    await post('Pta', 'Pretoria');
    await post('Centurion', 'Centurion');
    await post('Cpt', 'Cape Town');
    await post('Khaya', 'Khayelitsha');
    await post('Dbn', 'Durban');
    await post('Umlazi', 'Umlazi');
    await post('Kariega', 'Kariega');
    await post('Bloem', 'Bloemfontein');
    await post('EL', 'East London');
    await post('All Gauteng', 'Gauteng');
    await post('All Cape', 'Western Cape');
    await post('Country', 'National');
    await post('Bicycles', 'Johannesburg', { description: 'Sell bicycles in Melville.' });
  });
  const gauteng = ['All Gauteng', 'Country'];
  const jhb = ['Jhb', 'Bicycles', 'Sandton', 'Soweto'];
  const cape = ['All Cape', 'Country'];

  test.each([
    ['Johannesburg', [...jhb, ...gauteng]],
    ["Jo'burg", [...jhb, ...gauteng]],
    ['JHB', [...jhb, ...gauteng]],
    ['Johanesburg', [...jhb, ...gauteng]],
    ['jobs in Joburg', [...jhb, ...gauteng]],
    ['gigs near Johannesburg CBD', [...jhb, ...gauteng]],
    ['City of Johannesburg', [...jhb, ...gauteng]],
    ['Johannesburg, Gauteng', [...jhb, ...gauteng]],
    ['Sandton, Johannesburg', ['Sandton', ...gauteng]],
    ['Melville', ['Jhb', 'Bicycles', ...gauteng]],
    ['bicycle Melville', ['Bicycles']],
    ['Pretroia', ['Pta', 'Centurion', ...gauteng]],
    ['Tshwane', ['Pta', 'Centurion', ...gauteng]],
    ['Pretoria East', ['Pta', 'Centurion', ...gauteng]],
    ['Hatfield', ['Pta', ...gauteng]],
    ['Centurion', ['Centurion', ...gauteng]],
    ['Cape Town, Western Cape', ['Cpt', 'Khaya', ...cape]],
    ['Kaapstad', ['Cpt', 'Khaya', ...cape]],
    ['Mitchells Plain', cape],
    ['Durban', ['Dbn', 'Umlazi', 'Country']],
    ['Durban or Bloem', ['Dbn', 'Umlazi', 'Bloem', 'Country']],
    ['Gqeberha', ['Kariega', 'Country']],
    ['Mangaung', ['Bloem', 'Country']],
    ['Buffalo City', ['EL', 'Country']],
    ['GP', ['Pta', 'Centurion', ...jhb, ...gauteng]],
    ['gauteng province', ['Pta', 'Centurion', ...jhb, ...gauteng]],
    ['KZN', ['Dbn', 'Umlazi', 'Country']],
    ['WC', ['Cpt', 'Khaya', ...cape]],
    ['Upington', ['Country']],
  ])('%s', async (q, expected) => {
    for (const sort of [undefined, 'newest', 'pay', 'nearest'] as const) {
      const found = (await browse({ industry: 'Other', q, ...(sort && { sort }) })).items;
      expect(found.map(({ title }) => title).toSorted()).toEqual(expected.toSorted());
    }
    const { total } = await rep.call(jobSearchApi.counts, { query: { industry: 'Other', q } });
    expect(total).toBe(expected.length);
  });

  test('jobs in the town itself come first, nationwide ones last', async () => {
    const { items, sort, near } = await browse({ industry: 'Other', q: 'Joburg' });
    const order = ['Bicycles', 'Jhb', 'Sandton', 'Soweto', 'All Gauteng', 'Country'];
    expect(items.map(({ title }) => title)).toEqual(order);
    expect({ sort, near }).toEqual({ sort: 'nearest', near: place('Johannesburg') });
    expect(items[0]?.distanceKm).toBe(0);
    const from = await browse({ industry: 'Other', q: 'Joburg', near: place('Soweto') });
    expect(from.items[0]?.title).toBe('Soweto');
    expect((await browse({ q: 'GP' })).near).toBeNull();
  });

  test('words that every job has are ignored', async () => {
    const all = await titles({ industry: 'Other' });
    for (const q of ['jobs', 'jobs near me', 'gigs']) expect(await titles({ industry: 'Other', q })).toEqual(all);
  });
});
