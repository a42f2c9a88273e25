import { randomUUID } from 'node:crypto';
import { lastQuarters } from '../../../shared/audit/quarters.ts';
import { addDays } from '../../../shared/kernel/calendar.ts';
import { today } from '../../../shared/kernel/today.ts';
import { publishingCalls } from '../../../shared/publishing/calls.ts';
import { exportStart } from '../../../shared/transfer/export-sheets.ts';
import { withoutServices } from '../../support/without-services.ts';
import { samples } from '../samples.ts';
import type { Budget } from './open-budget.ts';

/** What concerns the whole organisation: settings, the audit log, and its data as files. */
export const measureOrganisation = async ({ call, measure, memberId, patientId }: Budget) => {
  await measure('settings', 'readSettings');
  await measure('save settings', 'saveSettings', async () => {
    const { version } = await call('readSettings');
    return { body: { ...samples.settings.saveSettings.body, version } };
  });
  const readDraft = async () => publishingCalls.readSiteDraft.replies[200].parse(await call('readSiteDraft'));
  await measure('draft of the site', 'readSiteDraft');
  await measure('save the draft of the site', 'saveSiteDraft', async () => {
    const { version, facts } = await readDraft();
    return { body: { version, facts: { ...withoutServices(facts), phone: `0113 496 0${100 + version}` } } };
  });
  await measure('save the services', 'saveSiteServices', async () => {
    const { version, facts } = await readDraft();
    return { body: { version, services: facts.services.toReversed() } };
  });
  await measure('save the added pages', 'saveSitePages', async () => {
    const { version } = await readDraft();
    return { body: { ...samples.publishing.saveSitePages.body, version } };
  });
  await measure('save the pictures', 'saveSitePictures', async () => {
    const { version } = await readDraft();
    return { body: { ...samples.publishing.saveSitePictures.body, version } };
  });
  await measure('add a picture', 'addSitePicture');
  await measure('words of the site', 'readSiteWords');
  await measure('save words of the site', 'saveSiteWords', async () => {
    const { version } = await readDraft();
    const text = `Come as you are: ${version}.`;
    return { body: { version, language: 'en', file: 'pages/home', texts: [{ place: 'pages/home.lead', text }] } };
  });
  await measure('preview of a page', 'previewSite');
  await measure('mark a page as checked', 'checkSitePage', async () => {
    const { version } = await readDraft();
    return { body: { version, language: 'ur', path: '/', by: `Nasreen Akhtar ${version}` } };
  });
  await measure('publish the site', 'publishSite', async () => {
    const { version, facts } = await readDraft();
    await call('saveSiteDraft', {
      body: { version, facts: { ...withoutServices(facts), phone: `0113 496 0${200 + version}` } },
    });
    return { body: { version: version + 1 } };
  });
  await measure('put back what was published', 'putBackSite', async () => {
    const { version, published } = await readDraft();
    return { body: { version, number: published.number } };
  });
  await measure('what was published', 'listPublications');
  await measure('note templates', 'readNoteTemplates');
  await measure('letter templates', 'readLetterTemplates');
  await measure('save the letter templates', 'saveLetterTemplates', async () => {
    const { version } = await call('readLetterTemplates');
    return { body: { ...samples.letters.saveLetterTemplates.body, version } };
  });
  await measure('save the note templates', 'saveNoteTemplates', async () => {
    const { version } = await call('readNoteTemplates');
    return { body: { ...samples.notes.saveNoteTemplates.body, version } };
  });
  await measure('who has looked at a record', 'listLooks', () => ({ params: { patientId } }));
  await measure('which records are to be erased', 'listErasures');
  await measure('how many are to be erased', 'countErasures');
  await measure('what is stored too long', 'listDue');
  await measure('leave it for now', 'leaveDue');
  await measure('who is away', 'listAbsences');
  const params = { accountId: memberId };
  let year = 2099;
  const nextYear = () => {
    year += 1;
    return { from: `${year}-01-05`, to: `${year}-01-09`, why: 'holiday' };
  };
  await measure('say when I am away', 'saveOwnAbsence', () => ({ body: nextYear() }));
  await measure('say when a colleague is away', 'saveAbsenceOf', () => ({ params, body: nextYear() }));
  // The member is who is signed in.
  const findAbsence = async () => {
    const { content } = (await call('listAbsences')) as { content: { absenceId: string }[] };
    return { ...params, absenceId: content[0]?.absenceId ?? '' };
  };
  const ofAny = async () => ({ params: await findAbsence() });
  await measure('remove an absence of mine', 'removeOwnAbsence', ofAny);
  await measure('remove an absence of a colleague', 'removeAbsenceOf', ofAny);
  await call('saveOwnAbsence', { body: { from: addDays(today(), -1), to: addDays(today(), 1), why: 'sick' } });
  // The caller is back: it ended yesterday.
  await call('removeOwnAbsence', await ofAny());
  await measure('what happened while I was away', 'readAbsenceSummary');
  await measure('the work of a colleague who is away', 'readCovered', () => ({ params }), { requests: '24 or 25' });
  await measure('languages of staff', 'listStaffLanguages');
  await measure('choose my languages', 'saveOwnLanguages');
  await measure('choose the languages of a colleague', 'saveLanguagesOf', () => ({ params: { accountId: memberId } }));
  const readRecord = async () => {
    await call('readReferral', { params: { id: patientId } });
    return {};
  };
  // The first day of a month in London began in the month before: its shards are read, too.
  await measure('audit log, today', 'readAuditLog', readRecord, { requests: '7, or 11 on the first of a month' });
  // The log goes by the months of UTC.
  const [quarter = ''] = lastQuarters(new Date().toISOString().slice(0, 10), 1);
  await measure('review of a quarter, each page', 'reviewQuarter', () => ({ params: { quarter } }));
  await measure('which quarterly reviews are signed', 'listSignedReviews');
  let signedYear = 2001;
  await measure('sign a quarterly review', 'signReview', () => {
    signedYear += 1;
    return { params: { quarter: `${signedYear}-Q1` } };
  });
  await measure('description of the calls', 'readOpenApi');

  const file = () => ({ params: { kind: 'patients', importId: randomUUID().replaceAll('-', '') } });
  await measure('check one row of a file', 'checkRows', file);
  const row = () => ({ row: 1, cells: ['Nadia', `Imported${randomUUID().replaceAll(/[^a-f]/g, '')}`] });
  await measure('store one row of a file', 'storeRows', () => ({
    ...file(),
    body: { ...samples.transfer.storeRows.body, rows: [row()] },
  }));
  await measure('imports and exports, page 1', 'listTransfers');
  await measure('begin an export', 'beginExport');
  const { exportId } = (await call('beginExport')) as { exportId: string };
  const part = (name: string) => () => ({ params: { exportId, part: name, after: exportStart } });
  const byPeople = { requests: 'by how many there are', steps: 'by how many' };
  await measure('export, twenty patients', 'readExport', part('patients'), byPeople);
  await measure('export, fifty messages', 'readExport', part('messages'));
  await measure('export, feedback', 'readExport', part('feedback'));
};
