import type { FunctionName } from './permissions.ts';

export type Size = { memoryMB: number; seconds: number };

/**
 * The least of four sizes with which the first answer of a function that has to start is there in 400 ms: `npm run bench -- cold`
 * measures that, and says whether it still holds. With more, each call costs more for the time in which it waits.
 */
const memoryMB = 1024;
// The limit on how long somebody on the internet can occupy one of these.
const publicCall: Size = { memoryMB, seconds: 10 };
// CloudFront and API Gateway give up after 29 or 30 seconds, and a person long before: most calls are one to three reads.
const longCall: Size = { memoryMB, seconds: 25 };
// The time that Cognito waits.
const trigger: Size = { memoryMB, seconds: 5 };

/** The memory and the time limit of each function; the reasons are above. */
export const sizes: { readonly [Name in FunctionName]: Size } = {
  public: publicCall,
  answers: publicCall,
  accounts: publicCall,
  // Reads everything that a person answered, or hands over a caseload, a transaction a patient.
  staff: longCall,
  // Reads all accounts page by page, or stores 25 rows, a transaction each.
  admin: longCall,
  // Draws every page of every language, and writes them: eighty files.
  publishing: { memoryMB: 1769, seconds: 28 },
  republish: { memoryMB: 1769, seconds: 60 },
  preSignUp: trigger,
  customMessage: trigger,
  preTokenGeneration: trigger,
  // Texts a few numbers one after the other.
  escalateAlerts: { memoryMB, seconds: 60 },
  // Texts whoever has work that is due, one after the other.
  escalateWork: { memoryMB, seconds: 120 },
  // Texts a day's people one after the other; the rest is for the next run.
  remindPeople: { memoryMB, seconds: 120 },
  // A picture of 24 million pixels takes about 700 MB and some seconds to unpack, rotate and compress again. A run ends
  // before the next begins.
  checkDocuments: { memoryMB: 2048, seconds: 115 },
  // Jobs, with nobody waiting, have the same: their time is processor time, which costs the same at any size.
  // Counts some hundreds of patients; the rest is for the next run.
  countReport: { memoryMB, seconds: 240 },
  // Counts two lists of any length, at night, with nobody waiting.
  retention: { memoryMB, seconds: 120 },
  // Reads the whole table some times, where somebody is to be erased: the longest that there is.
  erase: { memoryMB: 1769, seconds: 900 },
  // The same, where somebody asks for a copy of what is stored about them.
  collectPacks: { memoryMB: 1769, seconds: 900 },
  // Reads all accounts, page by page, at night.
  nightly: { memoryMB, seconds: 300 },
  // Waits for three answers, of ten seconds each at most, 8,640 times a month.
  probe: { memoryMB: 256, seconds: 30 },
};
