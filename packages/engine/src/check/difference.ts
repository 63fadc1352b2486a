/**
 * The first place where two plain values differ (`seats[1].hand[3]: 12, not 14`), or null where they are equal. Objects
 * must have the same keys: a field that is missing is a difference, a field that is undefined another.
 */
export function difference(actual: unknown, expected: unknown, path = ''): string | null {
  if (Object.is(actual, expected)) return null;
  if (!isObject(actual) || !isObject(expected)) return differ(path, actual, expected);
  if (Array.isArray(actual) !== Array.isArray(expected)) return differ(path, actual, expected);
  const keys = Object.keys(actual);
  for (const key of keys) {
    const at = placeOf(path, key, actual);
    if (!(key in expected)) return `${at}: ${short(actual[key])}, where nothing should be`;
    const found = difference(actual[key], expected[key], at);
    if (found !== null) return found;
  }
  for (const key of Object.keys(expected)) {
    if (!(key in actual)) return `${placeOf(path, key, expected)}: missing, not ${short(expected[key])}`;
  }
  return null;
}

type Plain = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

function placeOf(path: string, key: string, within: Plain): string {
  if (Array.isArray(within)) return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
}

function differ(path: string, actual: unknown, expected: unknown): string {
  return `${path === '' ? 'the value' : path}: ${short(actual)}, not ${short(expected)}`;
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length <= 80 ? text : `${text.slice(0, 77)}...`;
}
