import type { Part } from '../part.ts';
import { rehearse } from '../rehearse/run.ts';

export const rehearsalParts: Part[] = [
  { engine: 'moto, DynamoDB Local', part: 'the first hour, by its commands', run: rehearse, isLong: true },
];
