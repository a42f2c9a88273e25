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
