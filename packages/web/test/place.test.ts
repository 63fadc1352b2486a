import { expect, test } from 'vitest';
import { placeBeside } from '../src/ui/place.ts';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  width,
  height,
  right: left + width,
  bottom: top + height,
  x: left,
  y: top,
  toJSON: () => '',
});

test('stands to the right where there is room', () => {
  expect(placeBeside(box(100, 300, 100, 140), { width: 300, height: 200 }, { width: 1440, height: 900 })).toEqual({
    left: 212,
    top: 270,
  });
});
test('else to the left', () => {
  expect(placeBeside(box(1300, 300, 100, 140), { width: 300, height: 200 }, { width: 1440, height: 900 }).left).toBe(
    988,
  );
});
test('else above, inside the window', () => {
  expect(placeBeside(box(8, 600, 80, 100), { width: 320, height: 300 }, { width: 390, height: 844 })).toEqual({
    left: 8,
    top: 288,
  });
});
