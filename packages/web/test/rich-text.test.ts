import { expect, test } from 'vitest';
import { abilityHead } from '../src/play/richText.ts';

test('the keyword or heading of an ability is told from its text', () => {
  expect(abilityHead('Guardian.')).toBe('Guardian.');
  expect(abilityHead("Modify an opponent's vehicle support.")).toBe("Modify an opponent's vehicle support.");
  expect(abilityHead('Power action - Resolve one of your dice.')).toBe('Power action');
  expect(abilityHead('Claim: Remove a die.')).toBe('Claim');
  expect(abilityHead('Actions cost nothing.')).toBe('');
  expect(abilityHead('Attached character has Guardian.')).toBe('');
});
