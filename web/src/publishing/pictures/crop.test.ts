import { expect, it } from 'vitest';
import { findPart, isBlurred, wholeCrop } from './crop.ts';

it('as much as fits of a photograph is shown, in the shape of the pictures, from its middle', () => {
  const { left, top, width, height } = findPart({ width: 4200, height: 3000 }, wholeCrop);
  expect([left, top, width, height]).toEqual([100, 0, 4000, 3000]);
  expect(findPart({ width: 1280, height: 960 }, wholeCrop)).toEqual({ left: 0, top: 0, width: 1280, height: 960 });
});

it('a part never leaves the photograph, wherever it is', () => {
  const photo = { width: 3000, height: 4000 };
  for (const zoom of [1, 1.5, 4])
    for (const across of [0, 50, 100])
      for (const down of [0, 30, 100]) {
        const { left, top, width, height } = findPart(photo, { zoom, across, down });
        expect(width / height).toBeCloseTo(4 / 3);
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(photo.width + 0.001);
        expect(top + height).toBeLessThanOrEqual(photo.height + 0.001);
      }
});

it('a part with too few pixels looks blurred', () => {
  expect(isBlurred({ width: 2560, height: 1920 }, { ...wholeCrop, zoom: 4 })).toBe(false);
  expect(isBlurred({ width: 600, height: 400 }, wholeCrop)).toBe(true);
});
