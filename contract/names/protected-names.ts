import { brand } from '../brand.ts';
import { containsName, containsWord, foldName } from './fold-name.ts';

/** Institutions people trust with money or documents. Our team checks a name that contains one of these before others see it. */
const protectedNames = [
  // Banks.
  ...['Standard Bank', 'Stanbic', 'FNB', 'First National Bank', 'FirstRand', 'Rand Merchant Bank', 'Absa', 'Nedbank'],
  ...['Capitec', 'Investec', 'Discovery Bank', 'TymeBank', 'African Bank', 'Bidvest Bank', 'Bank Zero', 'Sasfin'],
  ...['Postbank', 'Mercantile Bank', 'Land Bank', 'Ithala Bank', 'Old Mutual Bank', 'HSBC', 'Citibank', 'Access Bank'],
  ...['South African Reserve Bank', 'SARB'],
  // Payments.
  ...[
    'PayFast',
    'TradeSafe',
    'Ozow',
    'SnapScan',
    'Zapper',
    'PayPal',
    'PayShap',
    'BankservAfrica',
    'Mastercard',
    'Yoco',
  ],
  // The state.
  ...[
    'SARS',
    'South African Revenue Service',
    'SAPS',
    'South African Police Service',
    'Home Affairs',
    'SASSA',
    'NSFAS',
  ],
  ...['South African Social Security Agency', 'CIPC', 'Companies and Intellectual Property Commission', 'UIF', 'CCMA'],
  ...[
    'Unemployment Insurance Fund',
    'Department of',
    'National Treasury',
    'Government of South Africa',
    'The Presidency',
  ],
  ...['Information Regulator', 'FSCA', 'Financial Sector Conduct Authority', 'National Credit Regulator', 'RTMC'],
  ...[
    'Independent Electoral Commission',
    'Road Accident Fund',
    'South African Post Office',
    'SANRAL',
    'Eskom',
    'Transnet',
  ],
] as const;

/** What someone would call themselves to imitate our team. */
const staffWords = [
  ...['support', 'admin', 'administrator', 'help', 'helpdesk', 'desk', 'official', 'staff', 'team', 'moderator'],
  ...['verification', 'verified'],
].flatMap(foldName);

/** Words that don't identify whose name it is. */
const fillers = ['the', 'your', 'customer', 'client', 'service', 'services', 'pty', 'ltd', 'sa', 'za'].flatMap(
  foldName,
);

const ours = foldName(brand.name).join('');

/** Whether a name imitates our brand or our team. Such names are refused. */
export function isOurName(name: string): boolean {
  const words = foldName(name);
  if (containsWord(words, ours)) return true;
  const [before = '', after] = words.join('').split(ours);
  if (after !== undefined && staffWords.some((word) => before.includes(word) || after.includes(word))) return true;
  const telling = words.filter((word) => !fillers.includes(word));
  return telling.length > 0 && telling.every((word) => staffWords.includes(word));
}

/** Whether our team has to check a name before others see it. */
export function needsReview(name: string): boolean {
  const words = foldName(name);
  return words.join('').includes(ours) || protectedNames.some((one) => containsName(words, one));
}
