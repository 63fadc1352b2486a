/**
 * Puts `null` where a value is missing in JSON (`"CardID": ,`, `[100, , 200]`), as tabletop saves can have it. Text that
 * is JSON already comes out the same.
 */
export function withoutGaps(text: string): string {
  let result = '';
  let string = false;
  /** The last sign outside of strings that is no space. */
  let last = '';
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (string) {
      result += sign;
      if (sign === '\\') result += text[++at] ?? '';
      else if (sign === '"') string = false;
      continue;
    }
    if (!/\s/.test(sign)) {
      const ends = sign === ',' || sign === '}' || sign === ']';
      if (ends && (last === ':' || (last === ',' && sign !== '}') || (last === '[' && sign === ','))) result += 'null';
      string = sign === '"';
      last = sign;
    }
    result += sign;
  }
  return result;
}
