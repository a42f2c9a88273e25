export type Counts = { passed: number; failed: number };

/** One row of the table: what an engine that others wrote says about a part of the product. A long one is run with `--all`. */
export type Part = { engine: string; part: string; isLong?: boolean; run(): Promise<Counts> };
