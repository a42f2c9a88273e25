import { expect, it } from 'vitest';
import { frameFiles, frameOf } from './site-frame.ts';

it('each language has a frame of its own, and English the one without its name', () => {
  expect([frameOf('en'), frameOf('ur')]).toEqual(['/frame.html', '/frame.ur.html']);
  expect(frameFiles).toContain('/frame.html');
});
