import { stem } from '../words.ts';
import { lexicon } from './phrases.ts';

/** What Afrikaans words begin with that are written as one. */
const firsts = new Set(
  `aandele aankope advertensie akkommodasie alarm apteek baba bakkery bank battery beeste begrafnis beleggings besigheids besproeiings
  bier blom bloms boek boeke boer boere boerdery borsel bou brand brandewyn brandstof brood bruids data deur dier diere dranke drank
  druk eiendoms elektrisiteits eier eiers farmaseutiese fabrieks fees fiets foon gas gaste gereedskap geskenk gesondheids gewas gewasse
  glas graan groente grond haar hardeware heining hospitaal hotel hout huis huishoudelike huur inkopie internet jag juwele kaart kaas
  kamera kampeer kantoor kelder kerk kinder klere kleding koek koerant koffie kollege konfyt kos kosmetiek krag kraam krediet
  kruideniers kruideniersware kuns kunsmis landbou lewens lid lidmaatskap lening lenings lente lig liefdadigheids lugtyd mark masjien
  matras mediese melk meubel mieli mielie mielies mode motor motors munisipale musiek nooddienste olie onderdele onderwys opleidings
  paneel papier parfuum passasiers pensioen plaas pluimvee polis produk produkte promosie reis rekenaar reklame restaurant saad
  sagteware sap seep sekuriteits selfoon sigarette sjokolade skaap skape skoen skoene skool skoonheids skoonmaak slaghuis slimfoon snoep
  son sonkrag sonpaneel spaar speelgoed spens sport staal steen stene stof straat student studente sweis tandarts tapyt teel telefoon televisie
  tee toer toeriste tuin tyd uniform varke vee veeartseny veevoer veiligheids vel verf verkoops versekerings vis vleis voer voertuig vrag
  vrugte vuurmaak water wingerd winkel wol woonstel wyn ys`.split(/\s+/),
);

/** And what they end with. */
const heads = new Set(
  `adviseur adviseurs agent agente agentskap assistent assistente bedryf beampte bemarker bemarkers bemarking bestellings bestuurder
  boer boere bonus dekking demonstrasie demonstrasies demonstreerder dienste diens fees feeste fonds handel handelaar handelaars
  industrie installasie installeerder kaarte kaartjies kampanje klante kliente kontrak kontrakte konsultant konsultante kursus kursusse
  leser leweransier lede lyn maatskappy maatskappye makelaar makelaars mark markte mense ondernemer ontwikkeling oproepe opname paneel
  panele plan planne plase polis polisse produk produkte produksie promosie promosies promotor proe proef proewe rekening rekeninge
  reeks rep sake saal sentrum skou skoue spesialis stal stalle stalletjie stalletjies stelsel stelsels tegnikus toerusting toonbank
  uitstalling veld verkoop verkope verkoper verkopers verkoopster verkoopsman verteenwoordiger verteenwoordigers versekering voorraad
  vereniging ware werk werker werkers werwing winkel winkels`.split(/\s+/),
);

const shortest = 8;
const mostKnown = 20_000;
const known = new Map<string, readonly string[]>();

/** The parts of a word that Afrikaans writes as one: a saadverteenwoordiger represents whoever sells saad. Known words stay whole. */
export function partsOf(word: string): readonly string[] {
  if (word.length < shortest) return [word];
  const before = known.get(word);
  if (before) return before;
  if (known.size >= mostKnown) known.clear();
  const parts = lexicon().tradeWords.has(stem(word)) ? [word] : (splitInTwo(word) ?? [word]);
  known.set(word, parts);
  return parts;
}

function splitInTwo(word: string): readonly string[] | null {
  for (let at = word.length - 3; at >= 3; at--) {
    const [first, head] = [word.slice(0, at), word.slice(at)];
    if (!heads.has(head)) continue;
    if (firsts.has(first)) return [first, head];
    if (first.endsWith('s') && firsts.has(first.slice(0, -1))) return [first.slice(0, -1), head];
  }
  return null;
}
