import { apiSecurityHeaders, securityHeaders } from '../../../../shared/kernel/security-headers.ts';
import { webConfig, webConfigPath } from '../../../../shared/kernel/web-config.ts';
import { sessionCalls } from '../../../../shared/session/calls.ts';
import { siteCalls } from '../../../../shared/site/calls.ts';
import { cacheControl } from '../../../../shared/site/site-paths.ts';
import { assert, type Check } from '../visit.ts';

const policyHeader = 'content-security-policy';

/** The directives of a policy without the parts that differ between deployments: addresses and hashes. */
const shapeOf = (policy: string): string =>
  policy
    .split(';')
    .map((directive) => directive.replaceAll(/ (https?:\/\/(?!www\.openstreetmap)\S+|'sha256-\S+)/g, '').trim())
    .join('; ');

const findWrongHeaders = (found: Headers, expected: Record<string, string>): string[] =>
  Object.entries(expected).flatMap(([name, value]) => {
    const given = found.get(name);
    const [one, other] = name === policyHeader ? [shapeOf(given ?? ''), shapeOf(value)] : [given, value];
    return one === other ? [] : [`${name} is ${given ?? 'missing'}`];
  });

const insistOnHeaders = (found: Headers, expected: Record<string, string>) => {
  const wrong = findWrongHeaders(found, expected);
  assert(wrong.length === 0, wrong.join('; '));
};

const siteHeaders = securityHeaders({
  userPoolOrigin: 'https://user-pool',
  signaturesOrigin: 'https://signatures',
  uploadsOrigin: 'https://uploads',
  styleHashes: [],
});

const burst = 60;

/** Pages, files and the edge of the API, as a visitor meets them. */
export const visitSite: Check = async ({ url, check, skip, ask }) => {
  const page = await check(
    { title: 'The home page answers', remedy: 'Is the address right, and has its DNS record spread?' },
    async () => {
      const answer = await fetch(`${url}/`);
      assert(answer.status === 200, `${url}/ answered ${answer.status}`);
      return { headers: answer.headers, text: await answer.text() };
    },
  );
  const remedy = 'Deploy again: the headers stand in the response headers policies of the service stack.';
  // Each of these by itself: one failure says nothing about the next.
  await Promise.allSettled([
    check({ title: 'Pages carry every security header', remedy }, async () =>
      insistOnHeaders(page.headers, siteHeaders),
    ),
    check({ title: 'So do answers of the API', remedy }, async () =>
      insistOnHeaders((await ask.expect(200, siteCalls.readOpenApi)).headers, apiSecurityHeaders),
    ),
    check({ title: 'A page that is not there says so, with status 404', remedy }, async () => {
      const { status, headers } = await fetch(`${url}/no-such-page-${Date.now()}`);
      assert(status === 404, `it answered ${status}`);
      insistOnHeaders(headers, siteHeaders);
    }),
    check(
      {
        title: 'A script of the home page is there, and browsers keep it',
        remedy: 'Deploy again; look at the Assets deployment in the service stack.',
      },
      async () => {
        const script = /\/assets\/[\w.-]+\.js/.exec(page.text)?.[0];
        assert(script !== undefined, 'the home page names no script');
        const { status, headers } = await fetch(`${url}${script}`);
        assert(status === 200, `${script} answered ${status}`);
        assert(
          headers.get('cache-control') === cacheControl('/assets/'),
          `it may be kept ${headers.get('cache-control')}`,
        );
      },
    ),
    check(
      { title: `${webConfigPath} names the user pool`, remedy: 'Deploy again; look at the Pages deployment.' },
      async () => webConfig.parse(await (await fetch(`${url}${webConfigPath}`)).json()),
    ),
    check(
      {
        title: 'A call of staff is refused to strangers',
        remedy: 'Stop, and report it to the maintainers of this software: strangers can read records.',
      },
      async () => await ask.expect(401, sessionCalls.extendSession),
    ),
  ]);
  if (!url.startsWith('https:')) return skip('Visitors who come by HTTP are sent on', 'this address has no HTTPS');
  await check({ title: 'Visitors who come by HTTP are sent on', remedy }, async () => {
    const { status, headers } = await fetch(url.replace('https:', 'http:'), { redirect: 'manual' });
    assert(status === 301 && Boolean(headers.get('location')?.startsWith('https:')), `it answered ${status}`);
  });
};

/** More requests at once than the API allows: some are told to wait, nobody gets an error, and then it recovers. */
export const sendTooMuch: Check = async ({ check, ask }) => {
  await check(
    {
      title: `${burst} calls at once are answered, or told to wait`,
      remedy: 'npm run preflight: the account may run too few functions at once. Look at the log of the API.',
    },
    async () => {
      const answers = await Promise.all(Array.from({ length: burst }, () => ask.send(siteCalls.readOpenApi)));
      const statuses = answers.map(({ status }) => status);
      const strange = statuses.find((status) => ![200, 429, 503].includes(status));
      assert(strange === undefined, `one was answered ${strange}`);
      assert(statuses.includes(200), 'none of them was answered 200');
    },
  );
  await check(
    { title: 'And after that the API answers as before', remedy: 'Wait a minute and run this again.' },
    async () => {
      for (let tries = 1; ; tries += 1) {
        const { status } = await ask.send(siteCalls.readOpenApi);
        if (status === 200) return;
        assert(tries < 20, `it still answers ${status}`);
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
    },
  );
};
