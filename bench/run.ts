// Each bench is imported when it runs, so that a short one does not load the tools of a long one.
const benches: Record<string, () => Promise<void>> = {
  api: async () => (await import('./api/run.ts')).benchApi(),
  cold: async () => (await import('./cold.ts')).benchCold(),
  data: async () => {
    await (await import('./data.ts')).benchData();
    await (await import('./work.ts')).benchWork();
    await (await import('./patients.ts')).benchPatients();
  },
  import: async () => (await import('./import.ts')).benchImport(),
  languages: async () => (await import('./languages.ts')).benchLanguages(),
  screens: async () => (await import('./screens.ts')).benchScreens(),
  stores: async () => (await import('./stores.ts')).benchStores(),
  tasks: async () => (await import('./tasks/run.ts')).benchTasks(),
  web: async () => (await import('./web.ts')).benchWeb(),
};

// Java and Maven are not needed otherwise.
const byNameOnly = ['stores'];

const [chosen] = process.argv.slice(2);
if (chosen !== undefined && !benches[chosen]) {
  console.error(`There is no bench '${chosen}'. There are: ${Object.keys(benches).join(', ')}`);
  process.exit(1);
}
for (const [name, bench] of Object.entries(benches)) {
  if (chosen === undefined ? !byNameOnly.includes(name) : chosen === name) await bench();
}
