import type { nationalProvince, provinces } from '#contract/catalogue/catalogue.ts';

export interface Place {
  readonly town: string;
  readonly province: (typeof provinces)[number] | typeof nationalProvince;
}

interface DemoBusiness extends Place {
  readonly email: string;
  readonly companyName: string;
  /** Who signed up for the company. */
  readonly fullName: string;
  readonly industry: string;
}

interface DemoRep extends Place {
  readonly email: string;
  readonly fullName: string;
  readonly industry: string;
}

function business(
  email: string,
  companyName: string,
  fullName: string,
  industry: string,
  [town, province]: readonly [string, Place['province']],
): DemoBusiness {
  return { email: `${email}@demo.example`, companyName, fullName, industry, town, province };
}

/** None of these companies exists. */
export const demoBusinesses = {
  imbali: business('business', 'Imbali Foods', 'Nomsa Radebe', 'Food & Beverage', ['Johannesburg', 'Gauteng']),
  karooBloom: business('karoo.bloom', 'Karoo Bloom Skincare', 'Marike Steyn', 'Beauty & Cosmetics', [
    'Cape Town',
    'Western Cape',
  ]),
  lwandle: business('lwandle', 'Lwandle Mobile', 'Sanele Gumede', 'Telecommunications', ['Durban', 'KwaZulu-Natal']),
  marula: business('marula', 'Marula Cover', 'Tebogo Masilela', 'Financial Services', ['Centurion', 'Gauteng']),
  highveld: business('highveld', 'Highveld Activations', 'Gareth Lindsay', 'Events & Promotions', [
    'Sandton',
    'Gauteng',
  ]),
  phatsima: business('phatsima', 'Phatsima Home Solar', 'Palesa Mohapi', 'Energy & Solar', [
    'Bloemfontein',
    'Free State',
  ]),
} as const;

export type DemoBusinessKey = keyof typeof demoBusinesses;

function rep(fullName: string, industry: string, town: string, province: Place['province'], email?: string): DemoRep {
  const local = email ?? fullName.toLowerCase().replaceAll(' ', '.');
  return { email: `${local}@demo.example`, fullName, industry, town, province };
}

export const demoReps = {
  lerato: rep('Lerato Mokoena', 'Retail', 'Soweto', 'Gauteng', 'rep'),
  sipho: rep('Sipho Ndlovu', 'Telecommunications', 'Johannesburg', 'Gauteng'),
  anneke: rep('Anneke van der Merwe', 'Automotive', 'Pretoria', 'Gauteng'),
  themba: rep('Themba Khumalo', 'Real Estate', 'Sandton', 'Gauteng'),
  refilwe: rep('Refilwe Maluleke', 'Technology', 'Midrand', 'Gauteng'),
  katlego: rep('Katlego Phiri', 'Financial Services', 'Centurion', 'Gauteng'),
  mpho: rep('Mpho Tladi', 'FMCG', 'Vereeniging', 'Gauteng'),
  nandipha: rep('Nandipha Dube', 'Events & Promotions', 'Benoni', 'Gauteng'),
  fatima: rep('Fatima Ismail', 'Beauty & Cosmetics', 'Cape Town', 'Western Cape'),
  yusuf: rep('Yusuf Davids', 'Retail', 'Mitchells Plain', 'Western Cape'),
  zintle: rep('Zintle Mbekeni', 'Events & Promotions', 'Khayelitsha', 'Western Cape'),
  keagan: rep('Keagan Adams', 'Technology', 'Bellville', 'Western Cape'),
  carla: rep('Carla Botha', 'Hospitality & Tourism', 'Stellenbosch', 'Western Cape'),
  johan: rep('Johan Pretorius', 'Construction & Hardware', 'George', 'Western Cape'),
  thandeka: rep('Thandeka Mkhize', 'FMCG', 'Durban', 'KwaZulu-Natal'),
  priya: rep('Priya Naidoo', 'Beauty & Cosmetics', 'Umhlanga', 'KwaZulu-Natal'),
  andile: rep('Andile Mthembu', 'Events & Promotions', 'Umlazi', 'KwaZulu-Natal'),
  ayanda: rep('Ayanda Zulu', 'Automotive', 'Pietermaritzburg', 'KwaZulu-Natal'),
  lungelo: rep('Lungelo Cele', 'Telecommunications', 'Port Shepstone', 'KwaZulu-Natal'),
  chantelle: rep('Chantelle Jacobs', 'Beauty & Cosmetics', 'Gqeberha', 'Eastern Cape'),
  unathi: rep('Unathi Gxoyiya', 'Healthcare', 'Mthatha', 'Eastern Cape'),
  vuyo: rep('Vuyo Mgijima', 'Telecommunications', 'East London', 'Eastern Cape'),
  dineo: rep('Dineo Motaung', 'Energy & Solar', 'Bloemfontein', 'Free State'),
  thabang: rep('Thabang Mofokeng', 'Insurance', 'Welkom', 'Free State'),
  rudzani: rep('Rudzani Netshitenzhe', 'FMCG', 'Thohoyandou', 'Limpopo'),
  nkateko: rep('Nkateko Baloyi', 'Telecommunications', 'Polokwane', 'Limpopo'),
  bongani: rep('Bongani Sithole', 'Energy & Solar', 'Mbombela', 'Mpumalanga'),
  nomvula: rep('Nomvula Nkosi', 'Insurance', 'Emalahleni', 'Mpumalanga'),
  tshepo: rep('Tshepo Molefe', 'Financial Services', 'Rustenburg', 'North West'),
  kagiso: rep('Kagiso Modise', 'Retail', 'Mahikeng', 'North West'),
  boitumelo: rep('Boitumelo Seleke', 'Retail', 'Kimberley', 'Northern Cape'),
  riaan: rep('Riaan Louw', 'Agriculture & Farming', 'Upington', 'Northern Cape'),
} as const;

export type DemoRepKey = keyof typeof demoReps;
