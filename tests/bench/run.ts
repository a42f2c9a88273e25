import { benchCold } from './cold.ts';
import { benchCost } from './cost.ts';
import { benchData } from './data.ts';
import { benchPatients } from './patients.ts';
import { benchWeb } from './web.ts';

const benches: Record<string, () => Promise<void>> = {
  cold: benchCold,
  cost: benchCost,
  data: async () => {
    await benchData();
    await benchPatients();
  },
  web: benchWeb,
};

const [chosen] = process.argv.slice(2);
if (chosen !== undefined && !benches[chosen]) {
  console.error(`There is no bench '${chosen}'. There are: ${Object.keys(benches).join(', ')}`);
  process.exit(1);
}
for (const [name, bench] of Object.entries(benches)) {
  if (chosen === undefined || chosen === name) await bench();
}
