import type pg from 'pg';
import { nationalProvince } from '#contract/catalogue/options.ts';
import type { TextToTag } from '#contract/catalogue/tags.ts';
import { proposeTags } from '#domain/matching/tags/propose-tags.ts';
import { applicationMessages, stepNotes } from './lists/application-texts.ts';
import { closings, trades } from './lists/gig-texts.ts';
import { experienceMarket, nationalShare, provinceMarket, termsMarket } from './lists/market.ts';
import { companyNames, fullNames } from './lists/names.ts';
import { anyTradeSkills, businessTexts, profileTexts, repTexts } from './lists/profile-texts.ts';

/** Each table has `slots` rows, numbered from 0: a random slot is a draw in the proportions of the market. */
export const slots = { places: 4_000, texts: 10_000, terms: 100, experience: 100, names: 5_000, companies: 1_000 };

/** Repeats each option by its share of `count`. */
function inProportion<Option>(options: readonly { share: number; option: Option }[], count: number): Option[] {
  const total = options.reduce((sum, { share }) => sum + share, 0);
  let upTo = 0;
  let filled = 0;
  return options.flatMap(({ share, option }) => {
    upTo += share;
    const end = Math.round((upTo / total) * count);
    const length = end - filled;
    filled = end;
    return Array.from({ length }, () => option);
  });
}

/** Creates temporary tables of all components of gigs, users and applications. */
export async function loadLists(client: pg.ClientBase): Promise<void> {
  await load(
    client,
    'seed_names (name text)',
    fullNames(slots.names).map((name) => ({ name })),
  );
  await load(
    client,
    'seed_companies (name text, profile_industry text, business_industry text, business_text text)',
    companyRows(),
  );
  await load(
    client,
    'seed_messages (message text)',
    applicationMessages().map((message) => ({ message })),
  );
  await load(client, 'seed_terms (job_type text, duration text, least int, most int)', termRows());
  await load(client, 'seed_experience (experience text, experience_pay float8)', experienceRows());
  await load(
    client,
    'seed_texts (industry text, profile_industry text, median_pay float8, title text, goods text, body text, skills text, tags text[], rep_industry text, rep_skills text[], rep_tags text[], rep_text text)',
    textRows(),
  );
  await load(
    client,
    'seed_places (location_id uuid, town text, province text, place_pay float8)',
    await placeRows(client),
  );
  const notes = Object.entries(stepNotes).flatMap(([status, list]) =>
    list.map((note, choice) => ({ status, choice, note })),
  );
  await load(client, 'seed_notes (status text, choice int, note text)', notes);
}

/** `table` is its name and columns, as in `create table`; a column `slot` is added. */
async function load(client: pg.ClientBase, table: string, rows: readonly object[]): Promise<void> {
  const [, name, columns] = /^(\w+) \((.*)\)$/.exec(table) ?? [];
  await client.query(`create temporary table ${name} (slot int primary key, ${columns})`);
  await client.query(
    `insert into ${name} select * from jsonb_to_recordset($1::jsonb) as given (slot int, ${columns})`,
    [JSON.stringify(rows.map((row, slot) => ({ slot, ...row })))],
  );
  await client.query(`analyze ${name}`);
}

function companyRows() {
  return companyNames(slots.companies).map(({ name, trade }, slot) => {
    const { goods, profileIndustry } = trades[trade];
    const text = businessTexts[slot % businessTexts.length] ?? '';
    return {
      name,
      profile_industry: profileIndustry,
      business_industry: profileTexts[trade].businessIndustry,
      business_text: about(text, goods[slot % goods.length]),
    };
  });
}

/** Fills in the goods of a text, and capitalises the sentence. */
function about(text: string, goods = 'it'): string {
  const named = text.replace('{goods}', goods).replace(/\. \p{Ll}/gu, (start) => start.toUpperCase());
  return named.charAt(0).toUpperCase() + named.slice(1);
}

function termRows() {
  const options = termsMarket.map(({ share, type, duration, hours: [least, most] }) => ({
    share,
    option: { job_type: type, duration, least, most },
  }));
  return inProportion(options, slots.terms);
}

function experienceRows() {
  const options = Object.entries(experienceMarket).map(([experience, { share, pay }]) => ({
    share,
    option: { experience, experience_pay: pay },
  }));
  return inProportion(options, slots.experience);
}

/** Confirms what is proposed: the tags that are chosen until a user removes them. */
const likelyTags = (text: TextToTag) => proposeTags(text).flatMap(({ id, likely }) => (likely ? [id] : []));

/** Few combinations recur in many rows, and reading one takes a millisecond. */
function oncePer<Of, Found>(keyOf: (of: Of) => string, find: (of: Of) => Found): (of: Of) => Found {
  const known = new Map<string, Found>();
  return (of) => {
    const key = keyOf(of);
    const found = known.get(key) ?? find(of);
    known.set(key, found);
    return found;
  };
}

const tagsOfTitle = oncePer(
  (title: string) => title,
  (title) => likelyTags({ of: 'job', title, description: '', requiredSkills: null }),
);
const tagsOfSkills = oncePer(
  (skills: readonly string[]) => skills.join('\n'),
  (skills) => likelyTags({ of: 'profile', description: null, skills: [...skills], pasted: null }),
);

function textRows() {
  const options = Object.entries(trades).map(([industry, trade]) => ({
    share: trade.share,
    option: { industry, trade },
  }));
  return inProportion(options, slots.texts).map(({ industry, trade }, slot) => {
    // The lists' lengths divide each other now and then: the slower digits keep all combinations coming.
    const pick = <Item>(list: readonly Item[], every: number) => list[Math.floor(slot / every) % list.length];
    const goods = pick(trade.goods, 1);
    const { repIndustry, skills } = profileTexts[industry as keyof typeof profileTexts];
    // From three skills to eight, each rep with others.
    const known = Array.from({ length: 2 + (slot % 5) }, (_, place) => skills[(slot + place * 3) % skills.length]);
    const others = Array.from({ length: 1 + (slot % 2) }, (_, place) => pick(anyTradeSkills, 3 + place * 4));
    const title = `${pick(trade.roles, trade.goods.length)} for ${goods}`;
    const repSkills = [...new Set([...known, ...others])].filter((skill) => skill !== undefined);
    return {
      rep_industry: repIndustry,
      rep_skills: repSkills,
      rep_tags: tagsOfSkills(repSkills),
      rep_text: about(pick(repTexts, 2) ?? '', goods),
      industry,
      profile_industry: trade.profileIndustry,
      median_pay: trade.medianPay,
      title,
      tags: tagsOfTitle(title),
      goods,
      body: `${pick(trade.duties, 3)}\n\n${pick(closings, 5)}`,
      skills: pick(trade.skills, 7),
    };
  });
}

interface PlaceRow {
  id: string;
  name: string;
  province: keyof typeof provinceMarket | typeof nationalProvince;
}

/** The main towns, which the reference data has first, get most; the province as a whole gets as much as a middling town. */
async function placeRows(client: pg.ClientBase) {
  const { rows } = await client.query<PlaceRow>('select id, name, province from locations order by id');
  const options = Object.entries(provinceMarket).flatMap(([province, { share, pay }]) => {
    const towns = rows.filter((row) => row.province === province && row.name !== province);
    const whole = rows.filter((row) => row.province === province && row.name === province);
    const weighed = [
      ...towns.map((town, position) => ({ town, weight: 1 / (position + 1) })),
      ...whole.map((town) => ({ town, weight: 0.15 })),
    ];
    const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
    return weighed.map(({ town, weight }) => ({ share: (share * weight) / total, option: { town, pay } }));
  });
  const national = rows.filter((row) => row.province === nationalProvince);
  options.push(...national.map((town) => ({ share: nationalShare, option: { town, pay: 1 } })));
  return inProportion(options, slots.places).map(({ town, pay }) => ({
    location_id: town.id,
    town: town.name,
    province: town.province,
    place_pay: pay,
  }));
}
