const emailKey = 'email';
const untilKey = 'emailUntil';

/** The life of Cognito's mailed codes. */
export const codeLifeMs = { activate: 24 * 60 * 60_000, reset: 60 * 60_000 } as const;

/**
 * The email address between requesting a code and entering it, stored as in the old screens; for as long as the code
 * works.
 */
export const rememberEmail = (email: string, use: keyof typeof codeLifeMs): void => {
  localStorage.setItem(emailKey, email);
  localStorage.setItem(untilKey, String(Date.now() + codeLifeMs[use]));
};

export const forgetEmail = (): void => {
  localStorage.removeItem(emailKey);
  localStorage.removeItem(untilKey);
};

export const readRememberedEmail = (): string | null => {
  if (Date.now() >= Number(localStorage.getItem(untilKey))) forgetEmail();
  return localStorage.getItem(emailKey);
};
