import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { transformSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { bundleEdgeCode } from '../../infra/cloud/site/behaviours.ts';
import { readBuiltSite } from '../../infra/cloud/site/files.ts';

const code = bundleEdgeCode(readBuiltSite(join(import.meta.dirname, 'fixture-site')).files);

// CloudFront accepts a function that it cannot run, and then answers every visitor with 503. These are what its
// documents list for cloudfront-js-2.0 beyond the JavaScript of 2011; everything else of Node is removed before the
// code runs.
const syntax = ['arrow', 'async-await', 'const-and-let', 'exponent-operator', 'rest-argument', 'template-literal'];
const methods = {
  Array: ['isArray', 'length', 'name', 'of', 'prototype'],
  'Array.prototype':
    'concat constructor copyWithin every fill filter find findIndex forEach includes indexOf join lastIndexOf length map pop push reduce reduceRight reverse shift slice some sort splice toString unshift'.split(
      ' ',
    ),
  'String.prototype':
    'charAt charCodeAt codePointAt concat constructor endsWith includes indexOf lastIndexOf length match padEnd padStart repeat replace search slice split startsWith substr substring toLowerCase toString toUpperCase trim trimEnd trimStart valueOf'.split(
      ' ',
    ),
};
const onlyDocumented = Object.entries(methods)
  .map(
    ([owner, allowed]) =>
      `Object.getOwnPropertyNames(${owner}).forEach((name) => { if (!${JSON.stringify(allowed)}.includes(name)) delete ${owner}[name]; });`,
  )
  .join('');

type Answer = { uri?: string; statusCode?: number };
const run = (event: object): Answer => runInNewContext(`${onlyDocumented}${code}; handler(event)`, { event });
const ask = (uri: string) => run({ request: { uri } }).uri ?? '';
const status = (uri: string, statusCode = 200) =>
  run({ request: { uri }, response: { statusCode, headers: {} } }).statusCode;

const there = [
  ['/', '/index.html'],
  ['/contact', '/contact/index.html'],
  ['/contact/', '/contact/index.html'],
  ['/error/401', '/error/401/index.html'],
  ['/signin', '/staff.html'],
  ['/admin/message/01K9YQZ3V5T7W9A1B3C5D7E9F1', '/staff.html'],
  ['/robots.txt', '/robots.txt'],
  ['/config.json', '/config.json'],
] as const;

const notThere = [
  '/nowhere',
  '/admin/nothing',
  '/error',
  '/nowhere.html',
  '/style-hashes.json',
  '/404.html',
  '/../config.json',
  '/%2e%2e/config.json',
  '//contact',
  '/__proto__',
  '/constructor',
];

describe('the edge function', () => {
  it.each(there)('answers %s with the file %s and status 200', (uri, file) => {
    expect(ask(uri)).toBe(file);
    expect(status(uri)).toBe(200);
  });

  it.each(notThere)('answers %s with the page that says so and status 404', (uri) => {
    expect(ask(uri)).toBe('/404.html');
    expect(status(uri)).toBe(404);
  });

  // CloudFront's documents do not say under which of the two URLs a response arrives.
  it.each([...there.map(([uri]) => uri), ...notThere])('gives %s the same status under its file’s URL', (uri) => {
    expect(ask(ask(uri))).toBe(ask(uri));
    expect(status(ask(uri))).toBe(status(uri));
  });

  it.each(['/pages/3', '/pages/3/', '/ur/pages/10'])('asks for the file of a page that may be added: %s', (uri) => {
    const file = `${uri.replace(/\/$/, '')}/index.html`;
    expect(ask(uri)).toBe(file);
    const statusBy = (caching: string) =>
      run({ request: { uri }, response: { statusCode: 200, headers: { 'cache-control': { value: caching } } } })
        .statusCode;
    expect([statusBy('no-cache'), statusBy('no-store')]).toEqual([200, 404]);
  });

  it.each(['/pages', '/pages/x', '/pages/3/x', '/pages/3.html', '/urdu/pages/3'])(
    'asks for no such file: %s',
    (uri) => {
      expect(ask(uri)).toBe('/404.html');
      expect(status(uri)).toBe(404);
    },
  );

  it('leaves "not modified" and failures as they are', () => {
    expect(status('/nowhere', 304)).toBe(304);
    expect(status('/contact', 304)).toBe(304);
  });

  it('is small enough for CloudFront', () => {
    expect(code.length).toBeLessThan(10_000);
    // A path of the site may contain the word.
    expect(code).not.toMatch(/(?<![/\w])import\s*[("'{*]|\bprocess\b|\bconsole\b/);
  });

  it('is written in the JavaScript that CloudFront reads: nothing is left to translate', () => {
    const supported = Object.fromEntries(syntax.map((feature) => [feature, true]));
    expect(transformSync(code, { target: 'es5', supported }).code).toBe(transformSync(code, { target: 'esnext' }).code);
  });
});
