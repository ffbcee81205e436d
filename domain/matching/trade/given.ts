import { anyOf } from '../any-of.ts';

const given = anyOf(
  String.raw`
  provided|supplied|included|covered|allowance|refund\w*|reimburs\w*|verskaf|ingesluit|free of charge|for free|(?:is|are) free|from us|on us
  comes with (?:it|the (?:job|work|gig))|(?:per|a) day,? plus|we supply you|petrol paid|fuel paid
  we(?:['’]ll| will| can| also)? (?:give|lend|pay for|arrange|organi[sz]e|pick you up|train you)
  we(?:['’]ll| will| can| also)? provide (?:you|a|an|the|your|all|lunch|transport|training|accommodation|uniforms?)
  we have [^.;]*\bfor you|you(?:['’]ll| will| also)? (?:get|receive)
  (?:medical aid|pension|provident fund|mediese fonds)\b.*\b(?:after|benefits?)|benefits
  `,
);
const free = /^\s*(?:free|gratis)\s/i;
/** They get it, and not the worker. */
const others = anyOf(
  String.raw`
  to (?!you\b|the (?:site|venue|store|shop)\b)(?:\w+ )?\w+s\b|customers?|clients?|homes?|households?|shoppers?|members?|people
  `,
);

const heading = /^\s*(?:included|provided|benefits|you get|we offer|what (?:we|you) \w+)\s*:/i;
const asks = anyOf('need(?:ed|s)?|must|requir\\w*|own|bring|eie|nodig|sell\\w*|you (?!get|receive|will)\\w+');

const says = (text: string) => (given.test(text) || free.test(text)) && !others.test(text);

/** Whether a clause of a job says what the worker gets. A sentence that asks for nothing says so of its whole list. */
export const isGiven = (clause: string, sentence: string): boolean =>
  says(clause) || heading.test(sentence) || (clause !== sentence && says(sentence) && !asks.test(sentence));
