import { expect, it } from 'vitest';
import { startOf } from './npm-program.ts';

const deploy = ['deploy', '--all', '--context', 'environment=staging', 'a name', 'b & "c"', ''];

it('starts a program of npm by its name, with every argument as it is', () => {
  expect(startOf('cdk', deploy, 'linux')).toEqual({ command: 'cdk', args: deploy, shell: false });
  expect(startOf('cdk', deploy, 'darwin')).toEqual({ command: 'cdk', args: deploy, shell: false });
});

it('gives the shell of Windows one line, in which each argument stays one', () => {
  expect(startOf('cdk', deploy, 'win32')).toEqual({
    command: 'cdk deploy --all --context environment=staging "a name" "b & ""c""" ""',
    args: [],
    shell: true,
  });
});
