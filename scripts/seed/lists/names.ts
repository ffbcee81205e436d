import { trades } from './gig-texts.ts';

interface NameGroup {
  /** Percentage of people with names of this group. */
  readonly share: number;
  readonly first: readonly string[];
  readonly last: readonly string[];
}

const words = (text: string) => text.split(' ');

const groups: readonly NameGroup[] = [
  {
    share: 24,
    first: words(
      'Thandeka Sipho Nomsa Sibusiso Zanele Bongani Nokuthula Mandla Ayanda Sanele Nosipho Themba Lindiwe Sandile Thuli Mduduzi Nonhlanhla Siyabonga Khanyisile Vusi Hlengiwe Njabulo',
    ),
    last: words(
      'Dlamini Nkosi Mkhize Ndlovu Zulu Khumalo Sithole Buthelezi Ngcobo Cele Gumede Mthembu Shabalala Zwane Mabaso Hadebe Zondi',
    ),
  },
  {
    share: 16,
    first: words(
      'Zintle Vuyo Unathi Andile Nomvula Luyanda Yonela Sive Babalwa Lwazi Nokwanda Mzwandile Siphokazi Odwa Phumeza Xolani Lulama Ntombizanele',
    ),
    last: words(
      'Mgijima Gxoyiya Mbekeni Jacobs Ntuli Mnguni Qwabe Matshikiza Ngxabani Sigcawu Dyantyi Magona Bomvana Ndzimela Mqhayi',
    ),
  },
  {
    share: 26,
    first: words(
      'Lerato Tshepo Kagiso Refilwe Katlego Mpho Boitumelo Thabo Dineo Thabang Palesa Neo Karabo Tebogo Lesego Kabelo Naledi Tumelo Masego Lebogang Moeketsi Relebohile',
    ),
    last: words(
      'Mokoena Molefe Modise Phiri Tladi Motaung Mofokeng Seleke Mahlangu Maseko Moloi Kekana Mokgosi Ramaphala Masilela Mohapi Sebego Tau',
    ),
  },
  {
    share: 10,
    first: words('Rudzani Nkateko Tshilidzi Rofhiwa Hlulani Mulalo Ntsako Vutlhari Tendani Khensani Livhuwani Tsakani'),
    last: words(
      'Netshitenzhe Baloyi Maluleke Mudau Nemakonde Chauke Mabunda Ravhengani Hlungwani Sibanda Makhado Shirinda',
    ),
  },
  {
    share: 10,
    first: words('Anneke Johan Riaan Marike Carla Pieter Liezel Hannes Elmarie Werner Chantelle Jaco Ilse Danie'),
    last: [
      'van der Merwe',
      'Pretorius',
      'Louw',
      'Steyn',
      'Botha',
      'du Plessis',
      'Venter',
      'Coetzee',
      'Nel',
      'Swanepoel',
    ],
  },
  {
    share: 8,
    first: words('Yusuf Fatima Keagan Ashleigh Shafiek Robyn Moegamat Candice Ricardo Tasneem Jerome Nadia'),
    last: words('Davids Adams Ismail Petersen Hendricks Isaacs Williams Abrahams Fortuin Cupido February Solomons'),
  },
  {
    share: 4,
    first: words('Priya Suren Kavitha Vishal Nerisha Dhiren Anusha Preshen'),
    last: words('Naidoo Pillay Govender Moodley Reddy Maharaj Singh Chetty'),
  },
  {
    share: 2,
    first: words('Gareth Megan Craig Lauren Bruce Kirsty'),
    last: words('Lindsay Wright Robertson Harris Palmer Whitfield'),
  },
];

/** Full names in the proportions of the country, `count` of them give or take the rounding. */
export function fullNames(count: number): string[] {
  return groups.flatMap(({ share, first, last }) =>
    Array.from({ length: Math.round((count * share) / 100) }, (_, position) => {
      const surname = (position * 7 + Math.floor(position / first.length)) % last.length;
      return `${first[position % first.length]} ${last[surname]}`;
    }),
  );
}

const firstWords = words(
  'Baobab Protea Umoya Highveld Karoo Marula Imbali Lwandle Lesedi Thuto Amandla Isibani Drakens Kalahari Bushveld Langa Naledi Khanya Masakhe Sizanani Fynbos Lowveld Indwe Tshwaragano Pula Letsatsi Vuka Umhlaba Mosaic Cederberg Magalies Tugela Zambezi Springbok Kwagga Impala Kudu Heron Rooibos Sunbird',
);
const lastWords: Record<keyof typeof trades, readonly string[]> = {
  Retail: words('Brands Foods Beverages Trading Wholesale Home Beauty Outdoor Snacks Spices Fresh'),
  Technology: words('Digital Mobile Connect Solar Fibre'),
  Finance: words('Cover Life Finance Capital'),
  Healthcare: words('Health Pharma Wellness'),
  Manufacturing: words('Hardware Tools Paints'),
  'Real Estate': words('Properties Estates Living'),
  Automotive: words('Motors Auto Tyres'),
  Other: words('Activations Events Experiential'),
};

/** Names of `count` companies, each once, in the proportions of their trades. None exists, to our knowledge. */
export function companyNames(count: number): { name: string; trade: keyof typeof trades }[] {
  return Object.entries(trades).flatMap(([key, { share }]) => {
    const trade = key as keyof typeof trades;
    const names = firstWords.flatMap((first) => lastWords[trade].map((last) => `${first} ${last}`));
    return names.slice(0, Math.round((count * share) / 100)).map((name) => ({ name, trade }));
  });
}
