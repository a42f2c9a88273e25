/**
 * How to start a program of npm's path. On Windows it is a script, which only a shell finds: a shell gets one line,
 * since Node quotes no argument for it and warns about each start that leaves them apart.
 */
export const startOf = (
  program: string,
  args: readonly string[],
  platform: NodeJS.Platform = process.platform,
): { command: string; args: string[]; shell: boolean } => {
  if (platform !== 'win32') return { command: program, args: [...args], shell: false };
  const quoted = args.map((arg) => (/^[\w:/.,=@-]+$/.test(arg) ? arg : `"${arg.replaceAll('"', '""')}"`));
  return { command: [program, ...quoted].join(' '), args: [], shell: true };
};
