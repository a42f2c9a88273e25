import { benchCold } from './cold.ts';
import { benchData } from './data.ts';

const benches: Record<string, () => Promise<void>> = { cold: benchCold, data: benchData };

const [chosen] = process.argv.slice(2);
if (chosen !== undefined && !benches[chosen]) {
  console.error(`There is no bench '${chosen}'. There are: ${Object.keys(benches).join(', ')}`);
  process.exit(1);
}
for (const [name, bench] of Object.entries(benches)) {
  if (chosen === undefined || chosen === name) await bench();
}
