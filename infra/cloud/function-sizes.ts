import type { FunctionName } from './permissions.ts';

/** AWS documents that processor time is proportional to memory, and that a function has one processor with so much. */
const processorMB = 1769;
export const sizesMB = [256, 512, 1024, 1769] as const;
type SizeMB = (typeof sizesMB)[number];

/** Milliseconds of processor, of a whole one. */
export type Used = { start: number; firstCall: number; call: number };

/** Our estimate of the answers of DynamoDB that a call waits for, one after the other: two of 4 ms. */
const answersMilliseconds = 8;
/** Nobody who opens a screen should notice that a function had to start for it first. */
export const longestWait = 400;

const shareOf = (memoryMB: number) => Math.min(1, memoryMB / processorMB);

/** The wait for an answer, in milliseconds: of a function that starts for it, and of one that runs. */
export const waitsAt = (memoryMB: number, { start, firstCall, call }: Used) => ({
  first: (start + firstCall) / shareOf(memoryMB) + answersMilliseconds,
  later: call / shareOf(memoryMB) + answersMilliseconds,
});

/**
 * The least memory with which the first answer is in time. With more, each call costs more for the time in which it waits;
 * for its processor time it costs the same at any size up to a whole processor.
 */
export const chooseMemory = (used: Used): SizeMB =>
  sizesMB.find((memoryMB) => waitsAt(memoryMB, used).first <= longestWait) ?? processorMB;

export type Size = { memoryMB: number; seconds: number };

/**
 * Milliseconds of processor, measured by `npm run bench -- cold` on a quiet machine: the dearest start, the dearest first
 * call, and one of many. The start included the code of the area then, which the first call loads now: their sum decides. A
 * process took 125 MB at most. The bench measures again and says whether the choice still holds; functions that only wait, or
 * that unpack pictures, have a need of their own below.
 */
export const measured = { start: 87.4, firstCall: 66.5, call: 1.8 } as const;
const memoryMB = chooseMemory(measured);
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
  preSignUp: trigger,
  customMessage: trigger,
  preTokenGeneration: trigger,
  // Texts a few numbers one after the other.
  escalateAlerts: { memoryMB, seconds: 60 },
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
  // Reads all accounts, page by page, at night.
  nightly: { memoryMB, seconds: 300 },
  // Waits for three answers, of ten seconds each at most, 8,640 times a month.
  probe: { memoryMB: 256, seconds: 30 },
};
