import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseLead, rawLead, removeLead, saveLead, subscribeToLeads } from './stored-lead.ts';

const lead = {
  companyName: 'Karoo Coffee',
  industry: 'food-beverage',
  numberOfReps: '3-5',
  contactName: 'Anele Dube',
  email: 'anele@karoo.example',
  phone: '',
  description: '',
};

const rep = {
  fullName: 'Nomsa Mahlangu',
  email: 'nomsa@example.co.za',
  phone: '+27 82 000 0000',
  location: 'gauteng',
  experience: '1-3-years',
  industries: ['retail', 'beauty'],
  availability: 'part-time',
  description: 'Weekends only',
};

const status = 'awaiting_registration';
const now = new Date('2026-03-02T08:30:00Z');

function browserStorage(refuse = false): Map<string, string> {
  const kept = new Map<string, string>();
  const setItem = (key: string, value: string) => {
    if (refuse) throw new DOMException('full', 'QuotaExceededError');
    kept.set(key, value);
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem,
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
});

afterEach(() => {
  removeLead('business');
  removeLead('rep');
  vi.unstubAllGlobals();
});

test('a lead is stored under its key, with its time and status', () => {
  const kept = browserStorage();
  expect(saveLead('business', lead, now)).toBe(true);
  expect(JSON.parse(kept.get('business_lead_data') ?? '')).toEqual({
    ...lead,
    timestamp: '2026-03-02T08:30:00.000Z',
    status: 'awaiting_registration',
  });
  saveLead('rep', rep, now);
  expect(parseLead('rep', rawLead('rep'))).toEqual({
    ...rep,
    timestamp: now.toISOString(),
    status: 'awaiting_registration',
  });
});

test('listeners are notified of a new lead and of its end', () => {
  browserStorage();
  const heard = vi.fn();
  const stop = subscribeToLeads(heard);
  saveLead('business', lead, now);
  removeLead('business');
  expect(heard).toHaveBeenCalledTimes(2);
  expect(rawLead('business')).toBeNull();
  stop();
  saveLead('business', lead, now);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('without browser storage, the page still remembers it', () => {
  browserStorage(true);
  expect(saveLead('business', lead, now)).toBe(false);
  expect(parseLead('business', rawLead('business'))).toMatchObject(lead);
});

test.each([
  ['no record', null],
  ['no JSON', '{'],
  ['a list', '[]'],
  ['nothing', 'null'],
  ['a number', '7'],
  ['a record that became an account', JSON.stringify({ ...lead, timestamp: now.toISOString(), status: 'registered' })],
  ['half a record', JSON.stringify({ companyName: 'Karoo Coffee', timestamp: now.toISOString(), status })],
  ['a record of the wrong kinds', JSON.stringify({ ...lead, email: 7, timestamp: now.toISOString(), status })],
])('%s is not a lead', (_, raw) => {
  expect(parseLead('business', raw)).toBeNull();
});

test('a rep lead needs its list of industries', () => {
  const record = { ...rep, timestamp: now.toISOString(), status: 'awaiting_registration' };
  expect(parseLead('rep', JSON.stringify({ ...record, industries: 'retail' }))).toBeNull();
  expect(parseLead('rep', JSON.stringify({ ...record, industries: [7] }))).toBeNull();
});
