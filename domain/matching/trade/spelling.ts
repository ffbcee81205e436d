import { slipsBetween } from '../../jobs/search-words.ts';
import { lexicon } from './phrases.ts';

// In a shorter word nearly everything is one slip away.
const shortest = 7;

/** Stems of common words that are one slip away from a word of the trade. */
const meantAsTyped = new Set(
  `acquit aging alternat aluminum animat applicant assistanc attend baker batter beaut betray booing boring bowing breach brunch bubbl burglary
  burton butcher buttery capitol carbon carpent cartoon casing casting catalog certain clarity clint coasting collar colon color coming commenc
  commit commot commun compan complain complet compos composit conceit concept concern concerto concret coney confidenc confin consent
  consul consulat consultat contend contest continent context contrapt contrast controll convert convoy coping coron coronat corporal counsel
  counted country county crossfir daring daught decreas deform deliver denial deport desert detain diplomat discover dispers displac
  distant drought dwelling employ encyclopedia eternal excus expect expens experi expir explor explorat export extend extent fading
  faking fallow favour fellow fianc fight figment finess fling foreman format freshmen fright frying gaping gazing genetic gymnasium hardest
  healthi healthy heath hiding hiring holland hometown honor hospitabl hostil hotshot hubby humbly impala incest independenc infest informat
  insert instanc instrumental insult interi invent irritat labor lasting lesion liberat liking linger lining literal literary lively
  lonely lotus loveli loverly lovey loving masala maternal mating matrix meditat mixing moping mowing opera organic organism organiz oriental
  original oversight pacing paging panty parson pastry patent patrol patroll paying pellet persona pester picket planned pocket polic portal
  postur practis precaut prevent principal principl project prompt properly protest providenc provis quality qualify rebell receipt
  recent recover regain regard regent remain renal repent replay resent residency resident resist resort respond retard rewrot russia
  safely salaried salesmen scandal scratchy scream seeing selling shriek shrin shrunk signal simple simply slain smelling sociabl
  sorcer spark sparky spelling spring squish stationary steam strand strangl streak string strong strung studi sunda suppli swing
  tactic takin taping telethon telling terminat theat thorough though tiding timing tiring toasting tourist traffick trailer trough
  trusty tying vanish vibrat verkoop versorg villa wealthy webst weigh welkom whisk widow wright`.split(/\s+/),
);

const withoutOne = (word: string) => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

let byRest: Map<string, string[]> | undefined;

/** Each word of the trade under what is left of it without one of its letters: a slip is then found without trying them all. */
function wordsByRest(): ReadonlyMap<string, readonly string[]> {
  if (byRest) return byRest;
  byRest = new Map();
  for (const word of lexicon().tradeWords) {
    if (word.length < shortest) continue;
    for (const rest of [word, ...withoutOne(word)]) {
      const words = byRest.get(rest);
      if (words) words.push(word);
      else byRest.set(rest, [word]);
    }
  }
  return byRest;
}

/** The word of the trade that was meant by a stem that is none, when only one slip is between them; else the stem itself. */
export function spellOut(typed: string): string {
  if (typed.length < shortest - 1 || lexicon().tradeWords.has(typed) || meantAsTyped.has(typed)) return typed;
  const whole = meantBy(typed, typed);
  if (whole !== undefined) return whole;
  for (let at = 0; at < typed.length; at++) {
    const meant = meantBy(typed.slice(0, at) + typed.slice(at + 1), typed);
    if (meant !== undefined) return meant;
  }
  return typed;
}

/** Nobody slips in the first letter, and a letter more or less at the end makes another word: smooth is no smoothie. */
const isLike = (word: string, typed: string) =>
  word[0] === typed[0] && (word.length === typed.length || word.at(-1) === typed.at(-1));

const meantBy = (rest: string, typed: string) =>
  wordsByRest()
    .get(rest)
    ?.find((word) => isLike(word, typed) && slipsBetween(typed, word, 1) <= 1);
