import { expect, type Page } from '@playwright/test';
import { enterPassword, expectAccessible, findAccount, readCode, test } from '../browser/product.ts';

const unreachable = 'We could not reach our service. Please check your connection and try again.';
const incomplete = 'Please make sure that all fields have been entered correctly.';
const missingEmail = 'Sorry, the system cannot find your details. Please contact us if this error persists';
const verificationFailed =
  'Sorry, verification was unsuccessful. Please try again by resending the code. If this problem persists, please get in touch with admin.';

/** The text after the screen's button, on a screen without a violation that axe can see. */
const expectFailure = async (page: Page, button: string, text: string) => {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(text);
  await expect(page).toHaveTitle(/^Error: /);
  await expectAccessible(page);
};
const password = (page: Page, label = 'Password') => page.getByLabel(label, { exact: true });
const code = (page: Page) => page.getByLabel('Code');

const signUp = async (page: Page, email: string) => {
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Okoro');
  await page.getByLabel('Email').fill(email);
  await password(page).fill('tea and cardamom, please');
  await password(page, 'Confirm password').fill('tea and cardamom, please');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/confirm/activate');
};

/** Makes the user pool refuse the next step of signing in. */
const refuseSignIn = async (page: Page, problem: { __type: string; message: string }) =>
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const target = (await route.request().headerValue('x-amz-target')) ?? '';
      if (!target.endsWith('RespondToAuthChallenge')) return route.fallback();
      const headers = { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' };
      return route.fulfill({ status: 400, headers, contentType: 'application/x-amz-json-1.1', json: problem });
    },
  );

test('the sign-in screen says what is wrong, each thing in its own words', async ({ page, context }) => {
  await page.goto('/signin');
  await expectAccessible(page);
  await expectFailure(page, 'Sign in', incomplete);
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill('nobody@mail.example');
  await password(page).fill('not the password');
  const noMatch = 'Sorry, that email address and password do not match. Please check both and try again.';
  await expectFailure(page, 'Sign in', noMatch);
  // The same of an account that there is.
  await page.getByLabel('Email').fill(findAccount('ROLE_ADMIN').email);
  const refused = page.waitForResponse((response) => response.status() === 400);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await refused;
  await expect(page.getByText('Please Wait')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveText(noMatch);
  await context.setOffline(true);
  await expectFailure(page, 'Sign in', unreachable);
  await context.setOffline(false);
  await refuseSignIn(page, { __type: 'UserLambdaValidationException', message: 'CustomMessage failed' });
  await page.getByLabel('Email').fill(findAccount('ROLE_STAFF').email);
  await expectFailure(
    page,
    'Sign in',
    'We have texted you several codes already. Please wait 15 minutes, then sign in again. You can get at most 30 codes a day; an admin can lift this.',
  );
  await page.unrouteAll();
  await refuseSignIn(page, { __type: 'NotAuthorizedException', message: 'Password attempts exceeded' });
  await expectFailure(
    page,
    'Sign in',
    'You have entered the wrong password too many times. Please wait a few minutes and try again, or choose a new password below.',
  );
  await page.unrouteAll();
  await refuseSignIn(page, { __type: 'NotAuthorizedException', message: 'User is disabled.' });
  await expectFailure(
    page,
    'Sign in',
    'This account is disabled. If you need it, please ask an admin of the organisation.',
  );
});

test('an account that is not active yet is led to its code, and a lost code to signing up again', async ({ page }) => {
  const email = 'late@mail.example';
  await signUp(page, email);
  await expectAccessible(page);
  await page.goto('/signin');
  await page.getByLabel('Email').fill(email);
  await password(page).fill('tea and cardamom, please');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/confirm/activate');
  await expect(page.getByText('Your account is not active yet.')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await code(page).fill('12');
  await expectFailure(page, 'Activate', 'Please enter the 6 digits of the code.');
  await expectFailure(
    page,
    'Resend code',
    'To be sent a new code, please sign up again with the same email address. The link is below.',
  );
});

test('the sign-up screen checks the passwords first, then that nothing is empty, then asks the server', async ({
  page,
  context,
}) => {
  await page.goto('/signup');
  await expectAccessible(page);
  await password(page).fill('tea and cardamom, please');
  await expectFailure(page, 'Sign up', "Your passwords don't match. Please enter carefully.");
  await expect(password(page, 'Confirm password')).toBeFocused();
  await password(page, 'Confirm password').fill('tea and cardamom, please');
  await expectFailure(page, 'Sign up', incomplete);
  await expect(page.getByText('Please fill this in.')).toHaveCount(3);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Okoro');
  await page.getByLabel('Email').fill('not an address');
  await expectFailure(page, 'Sign up', 'Please enter your email address.');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Error: Please enter your email address.');
  await page.getByLabel('Email').fill('ada@mail.example');
  await password(page).fill('short');
  await password(page, 'Confirm password').fill('short');
  await expectFailure(page, 'Sign up', 'Please choose a password of at least 12 characters.');
  await expect(password(page)).toBeFocused();
  await context.setOffline(true);
  await expectFailure(page, 'Sign up', unreachable);
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
});

test('a code without a remembered address is answered with the specified text, a new password like any other', async ({
  page,
}) => {
  await page.goto('/confirm/activate');
  await code(page).fill('123456');
  await expectFailure(page, 'Activate', missingEmail);
  await page.goto('/confirm/password');
  await code(page).fill('123456');
  await password(page, 'New password').fill('short');
  await expectFailure(page, 'Change password', missingEmail);
  await expectFailure(page, 'Resend code', missingEmail);
  await page.goto('/confirmemail');
  await expectFailure(page, 'Send code', 'Please enter your email address.');
  await page.getByLabel('Email').fill('nobody@mail.example');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page).toHaveURL('/confirm/password');
  await code(page).fill('123456');
  await password(page, 'New password').fill('short');
  await expectFailure(page, 'Change password', 'Please choose a password of at least 12 characters.');
  await password(page, 'New password').fill('long enough for anybody');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert')).toContainText('Sorry, that code is not right');
  await page.getByRole('button', { name: 'Resend code' }).click();
  await expect(page.getByText('We have sent you a new code.')).toBeVisible();
  await expectAccessible(page);
});

test('the texted code says when it is none, wrong, or was tried too often, and is sent again', async ({ page }) => {
  await enterPassword(page, 'ROLE_STAFF');
  await expectAccessible(page);
  const { mobile } = findAccount('ROLE_STAFF');
  const first = await readCode(page, mobile);
  await expectFailure(page, 'Verify', 'Please enter the 6 digits of the code.');
  await code(page).fill(first === '000000' ? '111111' : '000000');
  await expectFailure(page, 'Verify', verificationFailed);
  for (let tries = 0; tries < 4; tries += 1) {
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('Please Wait')).toHaveCount(0);
  }
  await expect(page.getByRole('alert')).toContainText('There were too many tries with that code');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Resend code' }).click();
  await expect(page.getByText('We have sent you a new code.')).toBeVisible();
  const second = await readCode(page, mobile);
  await code(page).fill(second === '000000' ? '111111' : '000000');
  await expectFailure(page, 'Verify', verificationFailed);
  // The right one still counts.
  await code(page).fill(second);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL('/admin');
});

test('the texted code runs out after ten minutes, is not lost with the connection, and a reload asks for the password', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await enterPassword(page, 'ROLE_STAFF');
  await code(page).fill('000000');
  await page.clock.fastForward('10:01');
  await expectFailure(
    page,
    'Verify',
    'That code has run out: a code works for 10 minutes. Please resend the code and enter the new one.',
  );
  await context.setOffline(true);
  await expectFailure(page, 'Verify', unreachable);
  await context.setOffline(false);
  await page.reload();
  await expect(page).toHaveURL('/signin/new-code');
  await expect(page.getByText('Please sign in again, so that we can text you a new code.')).toBeVisible();
  await expect(password(page)).toHaveValue('');
  await expectAccessible(page);
});

test('password managers, the phone and assistive technology are told what each field is', async ({ page }) => {
  const fields: Record<string, Record<string, Record<string, string>>> = {
    '/signin': {
      Email: { autocomplete: 'username', type: 'email' },
      Password: { autocomplete: 'current-password', type: 'password' },
    },
    '/signup': {
      'First name': { autocomplete: 'given-name' },
      'Last name': { autocomplete: 'family-name' },
      Email: { autocomplete: 'username', type: 'email' },
      Password: { autocomplete: 'new-password', type: 'password' },
      'Confirm password': { autocomplete: 'new-password', type: 'password' },
    },
    '/confirmemail': { Email: { autocomplete: 'username', type: 'email' } },
    '/confirm/activate': { Code: { autocomplete: 'one-time-code', inputmode: 'numeric' } },
    '/confirm/password': {
      Code: { autocomplete: 'one-time-code', inputmode: 'numeric' },
      'New password': { autocomplete: 'new-password', type: 'password' },
    },
  };
  const check = async (labels: Record<string, Record<string, string>>) => {
    for (const [label, attributes] of Object.entries(labels)) {
      const field = page.getByLabel(label, { exact: true });
      for (const [name, value] of Object.entries(attributes)) await expect(field).toHaveAttribute(name, value);
    }
  };
  for (const [path, labels] of Object.entries(fields)) {
    await page.goto(path);
    await check(labels);
  }
  await enterPassword(page, 'ROLE_STAFF');
  await check({ Code: { autocomplete: 'one-time-code', inputmode: 'numeric' } });

  // A code as it is in the message, with blanks, and a long password, are pasted like any text.
  await page.goto('/confirm/password');
  const paste = (label: string, text: string) =>
    page.getByLabel(label, { exact: true }).evaluate((field: HTMLInputElement, pasted) => {
      field.focus();
      const data = new DataTransfer();
      data.setData('text/plain', pasted);
      const allowed = field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
      if (allowed) document.execCommand('insertText', false, pasted);
    }, text);
  await paste('Code', '123 456');
  await expect(code(page)).toHaveValue('123 456');
  await paste('New password', 'tea and cardamom, please');
  await expect(password(page, 'New password')).toHaveValue('tea and cardamom, please');

  const toggle = page.getByRole('button', { name: 'View new password' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(password(page, 'New password')).toHaveAttribute('type', 'text');
  await expect(page.getByRole('button', { name: 'Hide new password' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(password(page, 'New password')).toHaveAttribute('type', 'password');
});
