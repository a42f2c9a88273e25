import type { PatientsHandlers } from './dependencies.ts';

export const searchPatients: PatientsHandlers['searchPatients'] = async ({ params, access }, { records }) => {
  const text = params.text.replaceAll('+', ' ');
  const [body] = await Promise.all([records.search(text, params.page, access.canOpen), access.canOpen()]);
  return { status: 200, body };
};
