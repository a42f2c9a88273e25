type Fields = [string, string][];

const letters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
const read = (html: string) => html.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => letters[entity] ?? '');

/** A browser without scripts. */
export const openPlainBrowser = (url: string) => {
  const post = async (path: string, fields: Fields) => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { accept: 'text/html' },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
    return { status: response.status, location: response.headers.get('location'), page: await response.text() };
  };
  /** Sends the answers that the page shows before a form is accepted. */
  const confirm = (path: string, page: string) => {
    const fields = page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g);
    return post(
      path,
      [...fields].map(([, name = '', value = '']) => [read(name), read(value)]),
    );
  };
  const send = async (path: string, fields: Fields) => confirm(path, (await post(path, fields)).page);
  return { post, confirm, send };
};
