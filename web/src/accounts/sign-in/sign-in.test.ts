import { describe, expect, it } from 'vitest';
import { signInProblemText } from './sign-in.ts';

const problem = (name: string, message: string) => Object.assign(new Error(message), { name });

describe('what a failed sign-in says', () => {
  it('is the same for an unknown address and a wrong password', () => {
    const wrong = signInProblemText(problem('NotAuthorizedException', 'Incorrect username or password.'));
    expect(signInProblemText(problem('UserNotFoundException', 'User does not exist.'))).toBe(wrong);
  });

  it('tells a locked and a disabled account from a wrong password', () => {
    const textOf = (message: string) => signInProblemText(problem('NotAuthorizedException', message));
    expect(textOf('Password attempts exceeded')).toContain('You have entered the wrong password too many times.');
    expect(textOf('User is disabled.')).toContain('This account is disabled.');
  });

  it('says that the connection is lost, and never shows a technical text', () => {
    expect(signInProblemText(problem('NetworkError', 'A network error has occurred.'))).toContain('connection');
    expect(signInProblemText(problem('TypeError', 'Failed to fetch dynamically imported module'))).toContain(
      'connection',
    );
    expect(signInProblemText(problem('TypeError', 'x is not a function'))).toContain('could not sign you in');
    expect(signInProblemText('?')).toContain('could not sign you in');
  });
});
