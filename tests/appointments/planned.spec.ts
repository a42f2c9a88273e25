import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { appointmentCalls } from '../../shared/appointments/calls.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { addPatient, authorize } from '../browser/add-patient.ts';
import { signIn, test } from '../browser/product.ts';
import { expectAccessibleAtBothWidths } from '../browser/widths.ts';
import { freeDay } from '../support/free-day.ts';

const nasreen = 'Nasreen Akhtar';
const tomasz = 'Tomasz Brzezicki';

const idOf = async (page: Page, name: string): Promise<string> => {
  const answer = await page.request.get(patientCalls.listStaff.path, { headers: await authorize(page) });
  const staff = patientCalls.listStaff.replies[200].parse(await answer.json());
  return staff.find(({ firstName, lastName }) => `${firstName} ${lastName}` === name)?.id ?? '';
};

/** A new patient of Tomasz's with weekly sessions, late in the evening, where the demonstration has none. */
const addPlanned = async (page: Page, name: string, weeks: number): Promise<string> => {
  const patientId = await addPatient(page, name, {
    referralPersonalDetails: { phone: '07700 900456' },
    referralSafeContact: { methods: ['text'] },
  });
  const headers = { ...(await authorize(page)), 'idempotency-key': randomUUID() };
  const userId = await idOf(page, tomasz);
  const assigned = await page.request.post(patientCalls.assignStaff.path, {
    data: { referralId: patientId, userId },
    headers,
  });
  expect(assigned.status(), await assigned.text()).toBe(200);
  const booked = await page.request.post(appointmentCalls.bookAppointment.path, {
    data: { patientId, workerId: userId, day: freeDay(), time: '20:00', minutes: 30, place: 'telephone', weeks },
    headers,
  });
  expect(booked.status(), await booked.text()).toBe(201);
  return patientId;
};

test('closing an episode asks what becomes of the planned sessions, and opening it again says what was cancelled', async ({
  page,
}) => {
  await signIn(page, 'ROLE_ADMIN', '/admin/crm/patients');
  const patientId = await addPlanned(page, 'Claire Planned', 3);
  await page.goto(`/admin/crm/episodes/${patientId}?close`);
  const main = page.getByRole('main');
  const planned = main.getByRole('region', { name: 'What is planned' });
  await expect(planned.getByText('3 sessions are planned:')).toBeVisible();
  await expect(planned.getByRole('listitem')).toHaveCount(3);
  await main.getByLabel('Why it ends').selectOption('Moved away');
  await main.getByLabel('Nobody').check();
  await main.getByRole('button', { name: 'Close the episode' }).click();
  const missing = main.getByRole('link', { name: 'Please choose what becomes of the planned sessions.' });
  await missing.press('Enter');
  await expect(planned.getByLabel('Cancel them and tell the person')).toBeFocused();
  await expectAccessibleAtBothWidths(page);
  await main.getByLabel('Why it ends').selectOption('Died');
  await expect(planned.getByRole('radio')).toHaveCount(1);
  await main.getByLabel('Why it ends').selectOption('Moved away');
  await planned.getByLabel('Cancel them and tell the person').check();
  await expect(planned.getByText('They get one text between 10 and 6.')).toBeVisible();
  await main.getByRole('button', { name: 'Close the episode' }).click();
  await expect(main.getByText('Inactive', { exact: true })).toBeVisible();

  await main.getByRole('button', { name: 'Open it again' }).click();
  const cancelled = main.getByRole('region', { name: 'What was cancelled' });
  await expect(cancelled.getByRole('listitem')).toHaveCount(3);
  await expectAccessibleAtBothWidths(page);
  await main.getByLabel('Why it is opened again').fill('It was by mistake.');
  await main.getByRole('button', { name: 'Open it again' }).click();
  await expect(page.getByText(/The episode is open again\. These sessions were cancelled at the end:/)).toBeAttached();
  await page.goto(`/admin/crm/patient/${patientId}`);
  await expect(main.getByText('No session is planned.')).toBeVisible();
});

test('deactivating somebody asks the same', async ({ page }) => {
  await signIn(page, 'ROLE_ADMIN', '/admin/crm/patients');
  const patientId = await addPlanned(page, 'Imran Planned', 1);
  await page.goto(`/admin/crm/patient/${patientId}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Deactivate Imran Planned' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('1 session is planned:')).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    '1 session is still planned. Please choose what becomes of them.',
  );
  await expectAccessibleAtBothWidths(page);
  await dialog.getByLabel('Cancel them without informing').check();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText(/^Session of .* cancelled: we did/)).toBeVisible();
});

test('a hand-over says what is planned, moves it, and names where the new worker is not free', async ({ page }) => {
  await signIn(page, 'ROLE_ADMIN', '/admin/crm/patients');
  const patientId = await addPlanned(page, 'Wanda Planned', 2);
  const headers = { ...(await authorize(page)), 'idempotency-key': randomUUID() };
  const [other, workerId] = [await addPatient(page, 'Nobody Else'), await idOf(page, nasreen)];
  const taken = { patientId: other, workerId, day: freeDay(), time: '20:00', minutes: 30, place: 'telephone' };
  await page.request.post(appointmentCalls.bookAppointment.path, { data: taken, headers });

  await page.goto('/admin/crm/patients?worker=nobody');
  await page.getByLabel('Looked after by').selectOption({ label: tomasz });
  await page.getByRole('checkbox', { name: /Wanda Planned/ }).check();
  const form = page.getByRole('form', { name: 'Hand over' });
  await form.getByLabel('To whom').selectOption({ label: nasreen });
  await expect(form.getByText('2 sessions are planned.')).toBeVisible();
  await form.getByLabel('Why').fill('Tomasz is on sick leave.');
  await form.getByRole('button', { name: 'Hand over 1 patient' }).click();
  await expect(form.getByRole('radio', { name: `Move them to ${nasreen}` })).toBeFocused();
  await form.getByLabel(`Move them to ${nasreen}`).check();
  await expect(form.getByText(/^Wanda Planned, .* at 20:00$/)).toBeVisible();
  await form.getByRole('button', { name: 'Hand over 1 patient' }).click();
  await expect(form.getByLabel('Leave them with the worker until now')).toBeFocused();
  await expectAccessibleAtBothWidths(page);
  await form.getByLabel('Leave them with the worker until now').check();
  await form.getByRole('button', { name: 'Hand over 1 patient' }).click();
  await expect(
    page.getByText(/^1 patient handed over to Nasreen Akhtar\. Left as they were, .*Wanda Planned/),
  ).toBeVisible();

  await page.goto(`/admin/crm/patient/${patientId}`);
  await expect(page.getByText(/^Session of .* moved to Nasreen Akhtar$/)).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Deactivate Wanda Planned' }).click();
  const appointments = page.getByRole('dialog').getByRole('region', { name: 'What is planned' }).getByRole('listitem');
  await expect(appointments.filter({ hasText: tomasz })).toHaveCount(1);
  await expect(appointments.filter({ hasText: nasreen })).toHaveCount(1);
});

test('assigning somebody to another worker asks what becomes of their sessions', async ({ page }) => {
  await signIn(page, 'ROLE_ADMIN', '/admin/crm/patients');
  const patientId = await addPlanned(page, 'Aleksy Planned', 1);
  await page.goto(`/admin/crm/patient/${patientId}`);
  await page.getByRole('button', { name: 'Assign to somebody else' }).click();
  await page.getByRole('list', { name: 'Assign to' }).getByRole('button', { name: nasreen }).click();
  const dialog = page.getByRole('dialog', { name: `Assign to ${nasreen}?` });
  await expect(dialog.getByText('1 session is planned.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Please choose what becomes of the planned sessions.');
  await expectAccessibleAtBothWidths(page);
  await dialog.getByLabel(`Move them to ${nasreen}`).check();
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByText(`This patient has been assigned to ${nasreen}`)).toBeVisible();
  await expect(page.getByText(/^Session of .* moved to Nasreen Akhtar$/)).toBeVisible();
});

test('a series is moved and cancelled as one from any of its sessions', async ({ page }) => {
  await signIn(page, 'ROLE_ADMIN', '/admin/crm/patients');
  const patientId = await addPlanned(page, 'Claire Series', 3);
  const answer = await page.request.get(`/api/crm/sessions/${patientId}`, { headers: await authorize(page) });
  const [first] = appointmentCalls.readAppointments.replies[200].parse(await answer.json()).coming;
  await page.goto(`/admin/diary/session/${first?.appointmentId}`);
  const main = page.getByRole('main');
  const form = main.getByRole('form', { name: 'Move the session' });
  await form.getByLabel('Begins at').fill('21:00');
  await form.getByLabel(/^Also the 2 that follow at the same time, until/).check();
  await expectAccessibleAtBothWidths(page);
  await form.getByRole('button', { name: 'Move session' }).click();
  await expect(page.getByText('The session has been moved. So have the 2 after it.')).toBeAttached();
  await page.goto(`/admin/crm/patient/${patientId}`);
  const sessions = main.getByRole('region', { name: 'Sessions', exact: true });
  await expect(sessions.getByText(/21:00/).first()).toBeVisible();
  await expect(sessions.getByText(/20:00/)).toHaveCount(0);

  await page.goto(`/admin/diary/session/${first?.appointmentId}`);
  const cancelling = main.getByRole('region', { name: 'Cancel it' });
  await cancelling.getByLabel(/^Also the 2 that follow/).check();
  await cancelling.getByLabel('Why?').fill('She moves to Hull.');
  await cancelling.getByRole('button', { name: 'Cancel the session' }).click();
  await expect(page.getByText('The session has been cancelled. So have the 2 after it.')).toBeAttached();
  await page.goto(`/admin/crm/patient/${patientId}`);
  await expect(main.getByText('No session is planned.')).toBeVisible();
});
