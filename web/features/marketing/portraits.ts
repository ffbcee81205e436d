import ayanda from './drawings/ayanda.svg';
import lerato from './drawings/lerato.svg';
import nomsa from './drawings/nomsa.svg';
import priya from './drawings/priya.svg';
import riaan from './drawings/riaan.svg';
import sipho from './drawings/sipho.svg';

/** The faces in the examples; they are not real people. */
export const portraits = {
  'Nomsa Mahlangu': nomsa,
  'Riaan Botha': riaan,
  'Lerato Molefe': lerato,
  'Ayanda Khumalo': ayanda,
  'Priya Naidoo': priya,
  'Sipho Ndlovu': sipho,
} as const satisfies Record<string, string>;
