// Phrases in English that say that somebody may be harmed. They decide only what staff read first: a false alarm costs
// a minute, and a miss may cost a life. Everyday idioms ('the heat is killing me') are excluded. Apostrophes are
// removed and white space is one space before matching.

const oneself = '(?:my ?self|him ?self|her ?self|them ?sel(?:f|ves)|your ?self|our ?sel(?:f|ves))';
const somebody = '(?:me|him|her|us|them|my (?:child|children|kids|son|daughter|mum|mother|dad|father|sister|brother))';
const own = '(?:my|his|her|their|your|our)';
const notWanting = '(?:dont|do not|doesnt|does not|didnt|did not|no longer|cant|cannot|not)';

const phrases: readonly string[] = [
  // Suicide and self-harm.
  'suicid\\w*',
  `kill(?:s|ing|ed)? ${oneself}`,
  `(?:hang(?:ing|ed)?|drown(?:ing|ed)?|poison(?:ing|ed)?|starv(?:e|ing)) ${oneself}`,
  `self ?-?harm\\w*`,
  `harm(?:ing|ed|s)? ${oneself}`,
  `cutting ${oneself}`,
  `(?:want(?:s|ed|ing)?|going|plan(?:s|ned|ning)?|tr(?:y|ies|ied|ying)|might|may|thinking|think|thoughts?|urges?|feel|feels|feeling) (?:\\w+ ){0,3}(?:hurt(?:ing)?|cut) ${oneself}`,
  `(?:end(?:ing|ed)?|tak(?:e|es|ing)|took) ${own} (?:own )?li(?:fe|ves)`,
  'end(?:ing)? it all',
  '(?:want(?:s|ed|ing)?|wish(?:es|ed)?|wanna|ready|rather|going) (?:to )?(?:just )?(?:die|be dead)',
  'wish(?:es|ed)? (?:\\w+ ){1,2}(?:was|were|is) (?:dead|never born)',
  'better off (?:dead|without (?:me|him|her|them))',
  `${notWanting} want(?:ing)? to (?:live(?! (?:far|near|in|at|there|alone|with (?:my|her|his|their)))|be alive|exist|wake up)`,
  `${notWanting} want(?:ing)? to (?:be here|go on|carry on) any ?more`,
  'cant go on (?:any ?more|like this|living)',
  'cannot go on (?:any ?more|like this|living)',
  '(?:no reason|no point|nothing) (?:to live|in living|to live for|living)',
  'life (?:is|isnt|is not|was) ?(?:not )?worth living',
  'not worth living',
  'overdos(?:e|es|ed|ing)',
  `(?:tak(?:e|en|ing)|took) (?:all|too many) (?:of )?(?:${own} )?(?:pills|tablets|medication)`,
  'jump(?:ing)? (?:off|from) (?:a|the) (?:bridge|roof|building)',
  // Violence, by somebody or to somebody.
  `(?:hits|hitting|beats|beating|beaten|punch(?:es|ed|ing)?|kick(?:s|ed|ing)?|slap(?:s|ped|ping)?|strangl(?:es|ed|ing)|chok(?:es|ed|ing)|stabb(?:ed|ing)) ${somebody}`,
  `(?:he|she|they|husband|wife|partner|boyfriend|girlfriend|ex|dad|father|mum|mother|brother|son) (?:has |have )?(?:just )?(?:hit|beat) ${somebody}`,
  `abus(?:es|ing) ${somebody}`,
  `being (?:abused|beaten|hit|raped|stalked|threatened|trafficked)`,
  `hurt(?:s|ing) ${somebody}`,
  `(?:threaten(?:s|ed|ing)?|want(?:s|ed)?|tr(?:ies|ied|ying)|going|says? (?:he|she|they) (?:will|is going)) to (?:kill|hurt|stab|harm) (?:${somebody}|you|someone|somebody)`,
  `will (?:kill|hurt) (?:me|him|her|us) if i leave`,
  `threat(?:s|ened|ening|ens)? (?:\\w+ ){0,2}with a (?:knife|gun)`,
  'rap(?:ed|es|ing) (?:me|her|him|them|us)',
  '(?:was|been|got|am|is|were) raped',
  'sexual(?:ly)? (?:assault\\w*|abus\\w*)',
  `(?:not|isnt|arent|never) safe (?:at|in (?:my|the|our)) ?(?:home|house|own home)?`,
  'unsafe at home',
  '(?:afraid|scared|frightened|terrified) of (?:him|her|my (?:husband|wife|partner|boyfriend|girlfriend|ex|father|dad|mother|mum|brother|son|in ?laws))',
  '(?:afraid|scared|frightened|terrified) to go home',
  '(?:forced|forcing|force) (?:me|her|him|us) (?:to marry|into (?:a )?marriage)',
  '(?:locks|locked|locking) (?:me|her|him|us) (?:in|up|out)',
];

const danger = new RegExp(`\\b(?:${phrases.join('|')})\\b`, 'u');

const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’‘`´]/gu, '')
    .replaceAll(/\s+/gu, ' ');

/** Whether a text in English speaks of harm: to its writer, to somebody else or by somebody else. */
export const speaksOfDanger = (text: string): boolean => danger.test(fold(text));
