import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { appointmentCalls } from '../../shared/appointments/calls.ts';
import { intakeCalls } from '../../shared/intake/calls.ts';
import { today } from '../../shared/kernel/today.ts';
import { addPatient } from '../browser/add-patient.ts';
import { openPatient } from '../browser/open-patient.ts';
import { expectAccessible, findToken, signIn, test } from '../browser/product.ts';
import { expectAccessibleAtBothWidths } from '../browser/widths.ts';
import { ask } from '../support/ask.ts';
import { freeDay } from '../support/free-day.ts';
import { readJwt } from '../support/jwt.ts';

/** A person who was referred through the website. */
const refer = async (url: string, firstName: string, lastName: string) => {
  const body = {
    referralProject: { project: 'counselling' },
    referralPersonalDetails: { firstName, lastName, dob: '1990-05-04', phone: '07700 900456' },
    referralSafeContact: { methods: ['text'] },
  };
  expect((await ask(url, intakeCalls.sendReferral, { body })).status).toBe(201);
};

/** Plans an appointment by telephone with whoever is signed in. */
const book = async (page: Page, appointment: { patientId: string; day: string; time: string }) => {
  const token = (await findToken(page)) ?? '';
  const workerId = readJwt(token).claims.sub;
  const answer = await page.request.post(appointmentCalls.bookAppointment.path, {
    data: { ...appointment, workerId, minutes: 50, place: 'telephone' },
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
  });
  expect(answer.status(), await answer.text()).toBe(201);
};

test('a session is planned in a room, with a text that reminds of it', async ({ page, productUrl }) => {
  const name = 'Sabiha Rehman-Wells';
  await refer(productUrl, 'Sabiha', 'Rehman-Wells');
  await signIn(page);
  await openPatient(page, name);
  const appointments = page.getByRole('region', { name: 'Sessions', exact: true });
  await appointments.getByText('Reminders: none').click();
  await appointments.getByLabel('They want a text to remind them').click();
  await expect(appointments.getByLabel('They want a text to remind them')).toBeChecked();

  // Late in the day, when the diary of the demonstration is free.
  await appointments.getByRole('link', { name: 'Plan a session' }).click();
  const main = page.getByRole('main');
  await main.getByLabel('Date').fill(freeDay());
  await main.getByLabel('Begins at').fill('22:05');
  await main.getByLabel('Where').selectOption('In a room');
  await main.getByRole('button', { name: 'Save session' }).click();
  await expect(main.getByRole('link', { name: 'Please choose a room.' })).toBeVisible();
  await main.getByLabel('Room', { exact: true }).selectOption('Room 2, Spindle House');
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Save session' }).click();
  await expect(page).toHaveURL(/\/admin\/diary/);
  await expect(main.getByRole('listitem').filter({ hasText: name })).toContainText('22:05–22:55');
  await main.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a planned session is recorded from the patient in two clicks, 18 keys and the note', async ({ page }) => {
  // The demonstration has planned one for today, on a bank holiday too; on a screen nobody can.
  const name = 'Michael Osei';
  await signIn(page);
  await openPatient(page, name);
  const main = page.getByRole('main');
  const appointments = page.getByRole('region', { name: 'Sessions', exact: true });
  await expect(appointments.getByRole('link', { name: 'Record a session' })).toBeVisible();
  let [clicks, keys] = [0, 0];
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await click(appointments.getByRole('link', { name: 'Record a session' }));
  await expect(main.getByLabel('Case note')).toBeFocused();
  await page.keyboard.type('She sleeps better, and has rung her sister.');
  await press('Tab');
  // The keys stop at the end of each questionnaire.
  for (const key of [...'111111111', 'Enter', ...'1112222']) await press(key);
  await click(main.getByRole('button', { name: 'Save session' }));
  await expect(page.getByText(`The session with ${name} has been saved.`)).toBeVisible();
  expect({ clicks, keys }).toEqual({ clicks: 2, keys: 18 });

  // Item 9 was above 0: the alert is shown where it was raised.
  await expect(main.getByText('PHQ-9 item 9').first()).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Open the record' }).click();
  await expect(appointments.getByText(/^Last:/)).toContainText('11:00');
  await expect(page.getByText('She sleeps better, and has rung her sister.').first()).toBeVisible();
});

test('a session is saved when the next one cannot be planned, and that is planned at another time', async ({
  page,
  productUrl,
}) => {
  const name = 'Rukhsana Next-Taken';
  await refer(productUrl, 'Rukhsana', 'Next-Taken');
  await signIn(page);
  const day = freeDay();
  await book(page, { patientId: await addPatient(page, 'Anwara Was-First'), day, time: '21:05' });
  await openPatient(page, name);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Record a session' }).click();
  await expect(main.getByLabel('Case note')).toBeFocused();
  await page.keyboard.type('She told me what she had told nobody.');
  await page.keyboard.press('Tab');
  for (const digit of '111111111') await page.keyboard.press(digit);
  await main.getByLabel('Date').fill(today());
  await main.getByLabel('Begins at').fill('21:05');
  await main.getByLabel('Where').selectOption('By telephone');
  await main.getByLabel('Plan one').check();
  // A date that is half written would be sent as none.
  const next = main.getByRole('region', { name: 'The next session' });
  await next.getByLabel('Date').press('Backspace');
  await main.getByRole('button', { name: 'Save session' }).click();
  await expect(next.getByText('Please enter a real date: day, month and year.')).toBeVisible();
  await expect(next.getByLabel('Date')).toBeFocused();
  // It is offered at the time of this one.
  await next.getByLabel('Date').fill(day);
  await expect(next.getByText('Please enter a real date')).toBeHidden();
  // On a phone, what the alert asks for is in sight at once, and the reason only beside its field.
  await page.setViewportSize({ width: 390, height: 844 });
  await main.getByRole('button', { name: 'Save session' }).click();
  const saved = `The session with ${name} has been saved. The next session has not been planned.`;
  await expect(main.getByText(saved, { exact: false })).toBeFocused();
  // The head of the patient has grown by the line of the alert.
  await expect(page.getByRole('link', { name: /^Alert waiting for a response/ })).toBeVisible();
  await expect(main.getByText(saved, { exact: false })).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole('button', { name: 'Record what was done' })).toBeInViewport({ ratio: 1 });
  const plan = main.getByRole('region', { name: 'Plan the next session' });
  await expect(plan.getByText('already has a session from 21:05 to 21:55', { exact: false })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await plan.getByLabel('Begins at').fill('22:00');
  await plan.getByRole('button', { name: 'Plan the session' }).click();
  await expect(main.getByText('Saved. The next session is on', { exact: false })).toBeVisible();
  await expect(main.getByText('has been saved, and the next one is planned.', { exact: false })).toBeFocused();
  await expect(plan).toBeHidden();
});

test('a diary shows a day and a week, a taken time is refused with what was typed, and a session is cancelled', async ({
  page,
  productUrl,
}) => {
  const [first, second] = ['Anwara Diary-One', 'Anwara Diary-Two'];
  await refer(productUrl, 'Anwara', 'Diary-One');
  await refer(productUrl, 'Anwara', 'Diary-Two');
  await signIn(page, 'ROLE_ADMIN');
  const main = page.getByRole('main');
  // The calendar below shows the next two months.
  const day = freeDay(12, 1);
  const plan = async (name: string) => {
    await openPatient(page, name);
    await main.getByRole('link', { name: 'Plan a session' }).click();
    await main.getByLabel('Date').fill(day);
    await main.getByLabel('Begins at').fill('20:00');
    await main.getByLabel('Where').selectOption('By telephone');
    await main.getByRole('button', { name: 'Save session' }).click();
  };
  await plan(first);
  const line = main.getByRole('listitem').filter({ hasText: first });
  await expect(line).toContainText('20:00–20:50');
  await plan(second);
  await expect(main.getByRole('link', { name: /already has a session from 20:00 to 20:50/ })).toBeVisible();
  await expect(main.getByLabel('Begins at')).toHaveValue('20:00');
  await main.getByLabel('Begins at').fill('20:50');
  await main.getByRole('button', { name: 'Save session' }).click();
  await expect(main.getByRole('listitem').filter({ hasText: second })).toContainText('20:50');

  await main.getByLabel('Week').check();
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(7);
  await expect(line).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);

  await line.getByRole('link', { name: /^Move or cancel/ }).click();
  await main.getByRole('button', { name: 'Cancel the session' }).click();
  await expect(main.getByText('Please write why it was cancelled.')).toBeVisible();
  await expectAccessible(page);
  await main.getByLabel('Why?').fill('She has a hospital appointment.');
  await main.getByRole('button', { name: 'Cancel the session' }).click();
  await expect(line).toContainText('Cancelled (the person: She has a hospital appointment.)');

  await main.getByText('My diary in a calendar').click();
  await main.getByRole('button', { name: 'Make an address' }).click();
  const address = await main.getByLabel('Your address').inputValue();
  const feed = await page.request.get(new URL(address).pathname);
  expect(await feed.text()).toContain('BEGIN:VEVENT');
  expect(await feed.text()).not.toContain('Anwara');
});

test('a session is written on a phone with the note first, a line for each measure, and Ctrl Enter', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  const id = await addPatient(page, 'Nargis One-View');
  await page.goto(`/admin/crm/session/${id}`);
  const main = page.getByRole('main');
  await expect(main.getByLabel('Case note')).toBeFocused();
  await expect(main.getByRole('button', { name: 'Save session' })).toBeInViewport({ ratio: 1 });
  await expect(main.getByText('PHQ-9 is due.', { exact: false })).toBeVisible();
  await expect(main.getByRole('group', { name: /^1 / })).toHaveCount(0);
  await main.getByLabel('Where').selectOption('By telephone');
  // What has the focus is never below the button.
  await expect(main.getByRole('button', { name: 'Save session' })).toBeInViewport({ ratio: 1 });
  await expectAccessibleAtBothWidths(page);
  await main.getByLabel('Case note').fill('She slept.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('The session with Nargis One-View has been saved.')).toBeVisible();
});
